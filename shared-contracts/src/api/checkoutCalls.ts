import * as z from 'zod/mini';
import { cartIdSchema, cartSchema } from '../cart/cart.ts';
import { checkoutRequestSchema, returnAddress } from '../checkout/checkoutRequest.ts';
import { languageSchema } from '../language/language.ts';
import { addOnStaySchema } from '../order/addOnStay.ts';
import { paymentStatusSchema } from '../order/paymentStatus.ts';
import { emailAddress } from '../text/emailAddress.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { plainCode } from '../text/plainTyped.ts';
import { endpoint } from './endpoint.ts';

const cartAnswer = z.object({ data: cartSchema });
const params = { cartId: cartIdSchema };

/** PUT /carts/{cartId}: the checkout form, sent as the payment step; returns the payment methods. */
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

/** PUT /carts/{cartId}/vouchers: redeems a code; returns the cart and the payment methods that remain [VCH-01]. */
export const applyVoucher = endpoint({
  name: 'applyVoucher',
  summary: 'Redeems a voucher, and answers the cart with its payment methods replaced',
  method: 'PUT',
  path: '/carts/:cartId/vouchers',
  params,
  body: z.object({ voucher: z.string().check(z.overwrite(plainCode), z.minLength(1), z.maxLength(60)) }),
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

/** DELETE /carts/{cartId}/vouchers: removes the cart's voucher; our own call [API-13, VCH-01]. */
export const removeVoucher = endpoint({
  name: 'removeVoucher',
  summary: 'Removes the cart’s voucher, and answers the cart with its payment methods replaced',
  method: 'DELETE',
  path: '/carts/:cartId/vouchers',
  params,
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

/** POST /carts/{cartId}/orders: places the order once per Idempotency-Key [BYD-04] and returns the address of the payment. */
export const placeCartOrder = endpoint({
  name: 'placeCartOrder',
  summary: 'Places the order and answers where the shopper pays',
  method: 'POST',
  path: '/carts/:cartId/orders',
  params,
  body: z.object({
    paymentMethod: z.string().check(z.minLength(1), z.maxLength(60)),
    redirectUri: returnAddress,
    /**
     * The total in cents that the shopper saw, also if it is 0: if the current total differs, the order is refused and never charged silently
     * [BYD-03]. Without it the order is placed at the current total [API-03].
     */
    expectedTotal: z.optional(z.int()),
    /** The cart's `formVersion` that the shopper saw; with another one the order is refused: `order.form_changed` [BYD-03]. */
    expectedForm: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    /**
     * Whether the shopper has read how the membership in the cart renews, and agrees by ordering. Without it the membership ends automatically
     * [MEM-01].
     */
    acceptsRenewal: z.optional(z.boolean()),
    /** The page's language: for the provider's page and the order's mails. By default the language of the form [I18-01]. */
    language: z.optional(languageSchema),
  }),
  answer: z.object({
    data: z.object({
      redirectUri: z.string(),
      reference: z.string(),
      /** Identifies the order in the payment page's address; it gives no access to the order [PAY-05]. */
      token: z.optional(z.string()),
    }),
  }),
  headers: ['userToken', 'cartToken', 'idempotencyKey'],
});

/** DELETE /carts/{cartId}/orders: cancels the order that waits for its payment; our own call [API-13, ERR-06]. */
export const cancelCartOrder = endpoint({
  name: 'cancelCartOrder',
  summary: 'Cancels the cart’s unpaid order, and answers the cart, which may be changed again',
  method: 'DELETE',
  path: '/carts/:cartId/orders',
  params,
  answer: cartAnswer,
  headers: ['userToken', 'cartToken'],
});

const orderAnswer = z.object({
  data: z.object({
    reference: z.string(),
    status: paymentStatusSchema,
    /** Cents. */
    total: z.int(),
    /** Cents that are being returned to the buyer, or were returned; absent if none are. With `failed`: the whole amount. */
    refunded: z.optional(z.int()),
    email: z.string(),
    /** Seconds in which `changeOrderEmail` still accepts another address; absent if it no longer does. */
    emailSeconds: z.optional(z.int()),
    /** The link of the order's page, for the shopper who paid it. */
    pageToken: z.optional(z.string()),
    /** Whether the order has tickets, at least void ones; unknown if absent. */
    hasTickets: z.optional(z.boolean()),
    lines: z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        quantity: z.int(),
        total: z.int(),
        /** The name at the time of the sale, in all languages that it had then. */
        texts: localizedTexts({ name: z.string() }),
        /** The earlier stay to which an add-on belongs. */
        ofStay: z.optional(addOnStaySchema),
      }),
    ),
  }),
});

/** GET /carts/{cartId}/orders: the state of the payment; our own call for the status page [API-13, PAY-04]. */
export const getOrderStatus = endpoint({
  name: 'getOrderStatus',
  summary: 'The state of the cart’s payment, as the provider has reported it',
  method: 'GET',
  path: '/carts/:cartId/orders',
  params,
  answer: orderAnswer,
  headers: ['userToken', 'cartToken'],
});

/**
 * GET /payments/{orderId}: the state of an order's payment, for a shopper who returns from the provider in another browser. The id is the one in the
 * return address. The answer gives no access to the order and names no buyer; 429 after thirty unknown ids of a client in ten minutes. Our own call
 * [API-13, PAY-04].
 */
export const getPaymentState = endpoint({
  name: 'getPaymentState',
  summary: 'The state of an order’s payment by the order’s id, without the order and without its buyer',
  method: 'GET',
  path: '/payments/:orderId',
  params: { orderId: z.uuid() },
  answer: z.object({
    data: z.object({
      reference: z.string(),
      status: paymentStatusSchema,
      /** Cents that are being returned to the buyer, or were returned; absent if none are. */
      refunded: z.optional(z.int()),
      /** The address of the order's mails with its letters hidden, such as `n•••@e•••.org`; enough for the buyer to know it. */
      maskedEmail: z.string(),
    }),
  }),
});

/**
 * PUT /carts/{cartId}/orders/email: corrects the address of the cart's paid order, within ten minutes and at most three times; otherwise 409
 * `order.email_fixed`. The order gets a new link and new codes, and its mail is sent again. Our own call [API-13, PAY-04].
 */
export const changeOrderEmail = endpoint({
  name: 'changeOrderEmail',
  summary: 'Gives a paid order another email address, shortly after it was paid; its former link and codes are void',
  method: 'PUT',
  path: '/carts/:cartId/orders/email',
  params,
  body: z.object({ email: emailAddress }),
  answer: orderAnswer,
  headers: ['userToken', 'cartToken'],
});
