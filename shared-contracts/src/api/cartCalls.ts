import * as z from 'zod/mini';
import { type Cart, cartIdSchema, cartSchema, quantitiesSchema } from '../cart/cart.ts';
import { type ErrorAnswer, errorAnswerSchema } from '../errors/shopError.ts';
import { productIdSchema } from '../product/product.ts';
import { longestTermsVersion } from '../shop/termsVersionOf.ts';
import { endpoint } from './endpoint.ts';

const cartAnswer = z.object({ data: cartSchema });
const params = { cartId: cartIdSchema };

/** POST /carts: an empty cart, with its access token, which no other call returns. */
export const createCart = endpoint({
  name: 'createCart',
  summary: 'Opens a cart; only this answer has its token',
  method: 'POST',
  path: '/carts',
  /** The queue's token is a string; an array is accepted with a warning [CNT-09]. */
  body: z.optional(z.object({ paymentQueueToken: z.optional(z.union([z.string(), z.array(z.string())])) })),
  answer: z.object({ data: z.extend(cartSchema, { token: z.string() }) }),
  headers: ['userToken', 'upgradableOrder', 'access', 'policy'],
  status: 201,
});

/** GET /carts/{cartId} [API-03]. */
export const getCart = endpoint({
  name: 'getCart',
  summary: 'The cart with its products, totals and whether checkout is allowed',
  method: 'GET',
  path: '/carts/:cartId',
  params,
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

/**
 * POST /carts/{cartId}/token: replaces the sent token with a new one and invalidates it. The call can be repeated until the new token is
 * used, since an answer may be lost. Our own call, since the specification shows no path [API-13, SSO-06].
 */
export const renewToken = endpoint({
  name: 'renewToken',
  summary: 'Replaces the cart’s token; only this answer has the new one',
  method: 'POST',
  path: '/carts/:cartId/token',
  params,
  /** A cart that is handed over does not contain the form and the choices of its former holder. */
  body: z.object({ isHandedOver: z.boolean() }),
  answer: z.object({ data: z.object({ token: z.string() }) }),
  headers: ['userToken', 'cartToken'],
  isForServers: true,
});

/** PUT /carts/{cartId}/products: sets one product's quantity; a business refusal answers 200 with `data.error` [API-12]. */
export const setCartProduct = endpoint({
  name: 'setCartProduct',
  summary: 'Sets how many of one product the cart holds; 0 removes it',
  method: 'PUT',
  path: '/carts/:cartId/products',
  params,
  body: z.object({ productId: productIdSchema, quantity: z.int().check(z.minimum(0), z.maximum(10_000)) }),
  answer: z.object({ data: z.union([cartSchema, errorAnswerSchema]) }),
  headers: ['userToken', 'cartToken', 'upgradableOrder', 'access'],
});

/** The answer of PUT products as a result: the current cart, or the reason of a refusal [API-12]. */
export const cartOrRefusal = (answer: {
  data: Cart | ErrorAnswer;
}): { cart: Cart; refusal: null } | { cart: null; refusal: ErrorAnswer['error'] } =>
  'error' in answer.data ? { cart: null, refusal: answer.data.error } : { cart: answer.data, refusal: null };

const termsVersion = z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(longestTermsVersion))));

/** PUT /carts/{cartId}/terms: accepts the shown terms; our own call, since the specification shows no path [API-13, BSK-05]. */
export const acceptTerms = endpoint({
  name: 'acceptTerms',
  summary: 'Accepts the terms at the version that was shown; null withdraws it, an absent one stays unchanged',
  method: 'PUT',
  path: '/carts/:cartId/terms',
  params,
  /** A version other than the shop's is refused, since the shopper has read another text. */
  body: z.object({ terms: termsVersion, covidTerms: termsVersion }),
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

/**
 * POST /carts/{cartId}/hold: extends the hold by the seconds of the shop's config. 409 with `hold.too_early` before its last
 * `lastSecondsOfHold`, with `hold.not_extendable` after the last allowed extension; 410 when it has ended. Our own call, since the
 * specification shows no path [API-13, BYD-01].
 */
export const extendHold = endpoint({
  name: 'extendHold',
  summary: 'Extends the cart’s hold in its last seconds, as often as the shop allows',
  method: 'POST',
  path: '/carts/:cartId/hold',
  params,
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

/** POST /carts/{cartId}/wishlist: fills the cart from a wishlist; our own call, since the specification shows no path [API-13, WSH-04]. */
export const fillCart = endpoint({
  name: 'fillCart',
  summary: 'Puts products of the wishlist into the cart, and answers those that could not be added',
  method: 'POST',
  path: '/carts/:cartId/wishlist',
  params,
  /** All of the wishlist when no products are named. */
  body: z.object({ products: z.optional(quantitiesSchema) }),
  answer: z.object({
    data: z.object({
      cart: cartSchema,
      refused: z._default(
        z.array(
          z.object({
            productId: productIdSchema,
            code: z.string(),
            left: z.optional(z.int()),
            alternatives: z._default(z.array(z.string()), []),
          }),
        ),
        [],
      ),
    }),
  }),
  headers: ['userToken', 'cartToken'],
});
