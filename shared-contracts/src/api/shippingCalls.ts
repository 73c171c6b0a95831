import * as z from 'zod/mini';
import { cartIdSchema, cartSchema } from '../cart/cart.ts';
import { shippingMethodSchema } from '../shipping/shippingMethod.ts';
import { endpoint } from './endpoint.ts';

const params = { cartId: cartIdSchema };
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
const headers = ['userToken', 'cartToken'] as const;

/** GET /carts/{cartId}/shipping: how merchandise can be delivered to a country [SHP-02]. */
export const listShippingMethods = endpoint({
  name: 'listShippingMethods',
  summary: 'The ways to deliver what is in the cart to a country',
  method: 'GET',
  path: '/carts/:cartId/shipping',
  params,
  query: { countryCode },
  answer: z.object({ data: z.object({ shippingMethods: z.array(shippingMethodSchema) }) }),
  headers,
});

/**
 * POST /carts/{cartId}/shipping: the POST form of the call, whose answer the specification does not show; sets country and method, or clears both
 * [API-13, SHP-01].
 */
export const chooseShipping = endpoint({
  name: 'chooseShipping',
  summary: 'Sets country and method of delivery; null clears the choice',
  method: 'POST',
  path: '/carts/:cartId/shipping',
  params,
  body: z.object({ countryCode: z.nullable(countryCode), handle: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.object({ data: cartSchema }),
  headers,
});
