import * as z from 'zod/mini';
import { localizedTexts } from '../text/localizedTexts.ts';

/** The stay of an earlier order, to which an add-on was bought [ADD-02]. */
export const addOnStaySchema = z.object({
  /** The number of the earlier order. */
  reference: z.string(),
  name: z.string(),
  image: z.optional(z.string()),
  /** ISO dates. */
  arrival: z.string(),
  departure: z.string(),
  texts: localizedTexts({ name: z.string() }),
});
