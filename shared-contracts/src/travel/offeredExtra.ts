import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { extraCategories } from './extraCategories.ts';

const text = z._default(z.string(), '');

/** An offered extra of a room [TRV-02]; in a stay it is a package extra. */
export const offeredExtraSchema = z.object({
  extraId: z.string(),
  title: z.string(),
  description: text,
  category: z._default(z.enum(extraCategories), 'extra'),
  /** For one. */
  price: euros,
  maxAmount: z._default(z.int(), 9),
  /** The remaining stock; null if it is unlimited. */
  stock: z._default(z.nullable(z.int()), null),
  image: text,
  texts: localizedTexts({ title: z.string(), description: z.string() }),
});

export type OfferedExtra = z.infer<typeof offeredExtraSchema>;
