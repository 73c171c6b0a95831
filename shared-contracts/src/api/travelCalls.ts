import * as z from 'zod/mini';
import { travelPackageSchema } from '../travel/travelPackage.ts';
import { endpoint } from './endpoint.ts';

const params = { travelId: z.string() };

/** GET /{travelId}/en/packages: stays with entrance, filtered; the path carries `en` in every language [API-14]. */
export const listPackages = endpoint({
  name: 'listPackages',
  service: 'travel',
  summary: 'Travel packages by persons, categories, rating and date',
  method: 'GET',
  path: '/:travelId/en/packages',
  params,
  query: {
    persons: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
    category: z.optional(z.string()),
    rating: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(5))),
    date: z.optional(z.iso.date()),
  },
  answer: z.object({ data: z.array(travelPackageSchema) }),
});
