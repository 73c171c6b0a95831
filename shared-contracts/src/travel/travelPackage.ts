import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { extraCategories } from './extraCategories.ts';

/** An extra in a stay. */
export const packageExtraSchema = z.object({
  extraId: z.string(),
  amount: z.int(),
  subtotal: euros,
  category: z._default(z.enum(extraCategories), 'extra'),
});

/** The rooms that an option adds to a cart. */
export const roomsOfOption = {
  /** The product of one room; empty if the platform does not name it. */
  roomId: z._default(z.string(), ''),
  /** The number of rooms that the persons need. */
  rooms: z._default(z.int(), 1),
};

/** The room on which the price of the package is based. */
export const packageOptionSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtotal: euros,
  ...roomsOfOption,
  texts: z.optional(localizedTexts({ title: z.string() })),
});

const hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A stay with entrance, as the Travel API lists it. Dates are ISO, prices euros on the wire and cents after decoding. */
export const travelPackageSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Stars, 0 to 5. */
  rating: z._default(z.number(), 0),
  category: z._default(z.string(), ''),
  /** The number of persons included in the price. */
  occupation: z._default(z.int(), 2),
  startOfStayDate: z.iso.date(),
  endOfStayDate: z.iso.date(),
  eventId: z._default(z.string(), ''),
  accommodationId: z._default(z.string(), ''),
  images: z._default(z.array(z.string()), []),
  description: z._default(z.string(), ''),
  /** The stay's location, in words: the distance from the festival and the station, and how to get there [TRV-02]. */
  whereabouts: z._default(z.string(), ''),
  /** Street, number and town, for the journey. */
  address: z.optional(z.string()),
  /** The stay's hours of arrival and departure, such as `15:00`. */
  checkInFrom: z.optional(hour),
  checkOutUntil: z.optional(hour),
  packageOption: z.optional(packageOptionSchema),
  extras: z._default(z.array(packageExtraSchema), []),
  totalPrice: euros,
  state: z._default(z.object({ soldout: z._default(z.boolean(), false) }), { soldout: false }),
  texts: localizedTexts({ name: z.string(), description: z.string(), whereabouts: z.string() }),
});

export type TravelPackage = z.infer<typeof travelPackageSchema>;
