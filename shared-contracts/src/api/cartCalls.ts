import * as z from 'zod/mini';
import { type Cart, cartIdSchema, cartSchema, quantitiesSchema } from '../cart/cart.ts';
import { checkoutRequestSchema, returnAddress } from '../checkout/checkoutRequest.ts';
import { type ErrorAnswer, errorAnswerSchema } from '../errors/shopError.ts';
import { paymentStatusSchema } from '../order/paymentStatus.ts';
import { productIdSchema } from '../product/product.ts';
import { longestTermsVersion } from '../shop/termsVersionOf.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { endpoint } from './endpoint.ts';

const cartAnswer = z.object({ data: cartSchema });
const params = { cartId: cartIdSchema };

/** POST /carts: an empty cart and the token that proves it is yours, told this once. */
export const createCart = endpoint({
  name: 'createCart',
  summary: 'Opens a cart; the token in the answer is told only here',
  method: 'POST',
  path: '/carts',
  /** The queue's token is a string; an array is taken and warned about [CNT-09]. */
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

/** What PUT products answered, told apart: the cart as it is now, or why the shop refused [API-12]. */
export const cartOrRefusal = (answer: {
  data: Cart | ErrorAnswer;
}): { cart: Cart; refusal: null } | { cart: null; refusal: ErrorAnswer['error'] } =>
  'error' in answer.data ? { cart: null, refusal: answer.data.error } : { cart: answer.data, refusal: null };

/** PUT /carts/{cartId}: the checkout form, sent as the payment step; answers the payment methods. */
export const putCheckoutForm = endpoint({
  name: 'putCheckoutForm',
  summary: 'Stores who buys, and answers the cart with its payment methods',
  method: 'PUT',
  path: '/carts/:cartId',
  params,
  body: checkoutRequestSchema,
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

const termsVersion = z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(longestTermsVersion))));

/** PUT /carts/{cartId}/terms: accepts the terms as they were shown; a call of ours, since its path is not shown [API-13, BSK-05]. */
export const acceptTerms = endpoint({
  name: 'acceptTerms',
  summary: 'Accepts the terms at the version that was shown; null takes it back, what is left out stays',
  method: 'PUT',
  path: '/carts/:cartId/terms',
  params,
  /** Another version than the shop's own is refused: the shopper has read something else. */
  body: z.object({ terms: termsVersion, covidTerms: termsVersion }),
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

/** PUT /carts/{cartId}/vouchers: redeems a code; the cart comes back with the methods that are left to pay by [VCH-01]. */
export const applyVoucher = endpoint({
  name: 'applyVoucher',
  summary: 'Redeems a voucher, and answers the cart with its payment methods replaced',
  method: 'PUT',
  path: '/carts/:cartId/vouchers',
  params,
  body: z.object({ voucher: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

/** POST /carts/{cartId}/wishlist: fills the cart from a wishlist; a call of ours, since its path is not shown [API-13, WSH-04]. */
export const fillCart = endpoint({
  name: 'fillCart',
  summary: 'Puts products of the wishlist into the cart, and names those that could not be',
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
          z.object({ productId: productIdSchema, code: z.string(), alternatives: z._default(z.array(z.string()), []) }),
        ),
        [],
      ),
    }),
  }),
  headers: ['userToken', 'cartToken'],
});

/** POST /carts/{cartId}/orders: places the order once per Idempotency-Key [BYD-04] and answers where to pay. */
export const placeCartOrder = endpoint({
  name: 'placeCartOrder',
  summary: 'Places the order and answers where the shopper pays',
  method: 'POST',
  path: '/carts/:cartId/orders',
  params,
  body: z.object({
    paymentMethod: z.string().check(z.minLength(1), z.maxLength(60)),
    redirectUri: returnAddress,
    /** The total in cents that the shopper saw; another one is refused, never charged silently [BYD-03]. */
    expectedTotal: z.optional(z.int()),
  }),
  answer: z.object({ data: z.object({ redirectUri: z.string(), reference: z.string() }) }),
  headers: ['userToken', 'cartToken', 'idempotencyKey'],
});

/** GET /carts/{cartId}/orders: how the payment stands; a call of ours for the status page [API-13, PAY-04]. */
export const getOrderStatus = endpoint({
  name: 'getOrderStatus',
  summary: 'How the payment of the cart stands, as the provider told us',
  method: 'GET',
  path: '/carts/:cartId/orders',
  params,
  answer: z.object({
    data: z.object({
      reference: z.string(),
      status: paymentStatusSchema,
      /** Cents. */
      total: z.int(),
      email: z.string(),
      lines: z.array(
        z.object({
          productId: z.string(),
          name: z.string(),
          quantity: z.int(),
          total: z.int(),
          /** As it was sold, in every language that it had then. */
          texts: localizedTexts({ name: z.string() }),
        }),
      ),
    }),
  }),
  headers: ['userToken', 'cartToken'],
});
