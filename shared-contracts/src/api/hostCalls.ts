import * as z from 'zod/mini';
import { cartIdSchema } from '../cart/cart.ts';
import { endpoint } from './endpoint.ts';

/** GET {origin}/api/init: called on load, but not on localhost; the answer is not used [API-11]. */
export const initialise = endpoint({
  name: 'initialise',
  service: 'host',
  summary: 'Reports to the host that a page was loaded',
  method: 'GET',
  path: '/init',
  answer: z.unknown(),
  isPublic: true,
});

/** DELETE {origin}/api/cart: deletes the cookie of the browser's cart; our own path [API-13, CNT-02]. */
export const forgetCart = endpoint({
  name: 'forgetCart',
  service: 'host',
  summary: 'Deletes the cookie of this browser’s cart; its stock stays reserved until the hold ends',
  method: 'DELETE',
  path: '/cart',
  /** The cart to forget; if omitted, any cart of the browser. It is named because another tab may have opened a new cart. */
  query: { cartId: z.optional(cartIdSchema) },
  answer: z.unknown(),
  isPublic: true,
  status: 204,
});
