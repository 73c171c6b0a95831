import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { extraCategories } from './travelPackage.ts';

const text = z._default(z.string(), '');

/** A room of a package for the given persons and dates [TRV-02]. Prices are euros on the wire and cents behind it. */
export const roomOptionSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  /** Persons it sleeps. */
  occupation: z._default(z.int(), 2),
  subtotal: euros,
  /** What is left to sell; null when it is not counted. */
  stock: z._default(z.nullable(z.int()), null),
  images: z._default(z.array(z.string()), []),
  texts: localizedTexts({ title: z.string(), description: z.string() }),
});

export type RoomOption = z.infer<typeof roomOptionSchema>;

/** An extra on offer with a room [TRV-02]; the stay then holds it as a package extra. */
export const offeredExtraSchema = z.object({
  extraId: z.string(),
  title: z.string(),
  description: text,
  category: z._default(z.enum(extraCategories), 'extra'),
  /** For one. */
  price: euros,
  maxAmount: z._default(z.int(), 9),
  /** What is left to sell; null when it is not counted. */
  stock: z._default(z.nullable(z.int()), null),
  image: text,
  texts: localizedTexts({ title: z.string(), description: z.string() }),
});

export type OfferedExtra = z.infer<typeof offeredExtraSchema>;

/** What the filters of the travel pages offer [TRV-01]. */
export const travelSettingsSchema = z.object({
  persons: z._default(z.object({ min: z._default(z.int(), 1), max: z._default(z.int(), 50) }), { min: 1, max: 50 }),
  categories: z._default(
    z.array(z.object({ id: z.string(), name: z.string(), texts: localizedTexts({ name: z.string() }) })),
    [],
  ),
  ratings: z._default(z.array(z.number()), []),
  /** First days of stay to choose from, ISO. */
  dates: z._default(z.array(z.iso.date()), []),
});

export type TravelSettings = z.infer<typeof travelSettingsSchema>;
