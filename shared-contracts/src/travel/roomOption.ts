import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { roomsOfOption } from './travelPackage.ts';

const text = z._default(z.string(), '');

/** A room of a package for the given persons and dates [TRV-02]. Prices are euros on the wire and cents after decoding. */
export const roomOptionSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  /** The maximum number of persons. */
  occupation: z._default(z.int(), 2),
  subtotal: euros,
  ...roomsOfOption,
  /** The remaining stock; null if it is unlimited. */
  stock: z._default(z.nullable(z.int()), null),
  images: z._default(z.array(z.string()), []),
  texts: localizedTexts({ title: z.string(), description: z.string() }),
});

export type RoomOption = z.infer<typeof roomOptionSchema>;
