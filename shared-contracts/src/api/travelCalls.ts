import * as z from 'zod/mini';
import { offeredExtraSchema } from '../travel/offeredExtra.ts';
import { roomOptionSchema } from '../travel/roomOption.ts';
import { travelPackageSchema } from '../travel/travelPackage.ts';
import { travelSettingsSchema } from '../travel/travelSettings.ts';
import { endpoint } from './endpoint.ts';

const id = z.string().check(z.minLength(1), z.maxLength(120));
const params = { travelId: id };
const packageParams = { ...params, packageId: id };
const persons = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50));

/** A list, written with commas in an address. */
const commaList = z.codec(z.string().check(z.maxLength(400)), z.array(z.string()), {
  decode: (written) =>
    written
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  encode: (list) => list.join(','),
});

/** GET /{travelId}/en/settings: the options of the filters [API-04]; the path has `en` in every language [API-14]. */
export const getTravelSettings = endpoint({
  name: 'getTravelSettings',
  service: 'travel',
  summary: 'Persons, categories, ratings and dates to filter travel packages by',
  method: 'GET',
  path: '/:travelId/en/settings',
  params,
  answer: z.object({ data: travelSettingsSchema }),
});

/** GET /{travelId}/en/packages: stays with entrance, filtered; the path has `en` in every language [API-14]. */
export const listPackages = endpoint({
  name: 'listPackages',
  service: 'travel',
  summary: 'Travel packages by persons, categories, rating and date',
  method: 'GET',
  path: '/:travelId/en/packages',
  params,
  query: {
    persons: z.optional(persons),
    category: z.optional(commaList),
    rating: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(5))),
    date: z.optional(z.iso.date()),
  },
  answer: z.object({ data: z.array(travelPackageSchema) }),
});

/** GET /{travelId}/en/packages/{packageId}/options: rooms for the given persons and dates [TRV-02]. */
export const listRoomOptions = endpoint({
  name: 'listRoomOptions',
  service: 'travel',
  summary: 'The rooms of a package for persons and dates',
  method: 'GET',
  path: '/:travelId/en/packages/:packageId/options',
  params: packageParams,
  query: { packageId: z.optional(id), persons, startOfStay: z.iso.date(), endOfStay: z.iso.date() },
  answer: z.object({ data: z.array(roomOptionSchema) }),
});

/** GET /{travelId}/en/packages/{packageId}/options/extras: the extras of a room [TRV-02]. */
export const listOfferedExtras = endpoint({
  name: 'listOfferedExtras',
  service: 'travel',
  summary: 'The extras that go with a room of a package',
  method: 'GET',
  path: '/:travelId/en/packages/:packageId/options/extras',
  params: packageParams,
  query: { packageOptionId: id },
  answer: z.object({ data: z.array(offeredExtraSchema) }),
});
