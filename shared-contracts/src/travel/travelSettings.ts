import * as z from 'zod/mini';
import { localizedTexts } from '../text/localizedTexts.ts';

/** The options of the filters of the travel pages [TRV-01]. */
export const travelSettingsSchema = z.object({
  persons: z._default(z.object({ min: z._default(z.int(), 1), max: z._default(z.int(), 50) }), { min: 1, max: 50 }),
  categories: z._default(
    z.array(z.object({ id: z.string(), name: z.string(), texts: localizedTexts({ name: z.string() }) })),
    [],
  ),
  ratings: z._default(z.array(z.number()), []),
  /** The first days of a stay to choose from, ISO. */
  dates: z._default(z.array(z.iso.date()), []),
});

export type TravelSettings = z.infer<typeof travelSettingsSchema>;
