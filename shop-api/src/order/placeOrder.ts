import type { placeCartOrder } from '@festival/shared-contracts/api/cartCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { PoolClient } from 'pg';
import { checkoutErrors, isWorthBuying } from '../cart/checkoutErrors.ts';
import { type CartClaim, heldQuantities, ownCart, type StoredCart } from '../cart/storedCart.ts';
import { totalsOf } from '../cart/totalsOf.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { ApiFailure, cartExpired } from '../http/ApiFailure.ts';
import { openPayment } from '../payment/openPayment.ts';
import { noPaymentRequired, paymentMethods } from '../payment/paymentMethods.ts';
import { storePayment } from '../payment/storePayment.ts';
import type { ShopApiParts } from '../shopApiParts.ts';
import { formerPlacing, type Placing, rememberPlacing } from './placing.ts';
import { type NewOrder, storeOrder } from './storeOrder.ts';

export type OrderRequest = BodyOf<typeof placeCartOrder>;

/** Places the order once per key and answers where to pay; asked again, it answers the same [BYD-04, API-10]. */
export async function placeOrder(
  parts: ShopApiParts,
  claim: CartClaim,
  key: string,
  request: OrderRequest,
): Promise<{ redirectUri: string; reference: string }> {
  if (!parts.returnOrigins.includes(new URL(request.redirectUri).origin)) {
    throw new ApiFailure(400, 'request.invalid', 'The body of the request is not as documented.', {
      redirectUri: 'must lead back to the shop',
    });
  }
  const { shop, cartId } = claim;
  const placing = { eventId: shop.eventId, cartId, key, request };
  const orderId = await inTransaction(parts.pool, async (client) => {
    // From here to the end nothing else changes this cart.
    const cart = await ownCart(client, claim, { lock: true });
    return (await formerPlacing(client, placing)) ?? (await newOrder(client, cart, claim, placing, request));
  });
  return openPayment(parts, shop, orderId, request.redirectUri);
}

async function newOrder(
  client: PoolClient,
  cart: StoredCart,
  { shop }: CartClaim,
  placing: Placing,
  request: OrderRequest,
): Promise<string> {
  const quantities = await heldQuantities(client, shop.eventId, cart.id);
  const order = { shop, cart, quantities, totals: totalsOf(quantities, shop) };
  refuseUnlessReady(order, request);
  const { orderId } = await storeOrder(client, order);
  await rememberPlacing(client, placing, orderId);
  if (request.paymentMethod === noPaymentRequired) {
    await client.query('select confirm_order($1, $2)', [shop.eventId, orderId]);
  } else {
    await storePayment(client, { shop, orderId, amount: order.totals.total, method: request.paymentMethod, request });
  }
  return orderId;
}

function refuseUnlessReady({ shop, cart, quantities, totals }: NewOrder, request: OrderRequest): void {
  if (cart.status === 'expired') throw cartExpired();
  if (cart.status !== 'shopping')
    throw new ApiFailure(409, 'order.already_placed', 'The order of this cart has been placed.');
  if (cart.buyer === null)
    throw new ApiFailure(409, 'checkout.form_missing', 'The order needs to know who buys: fill in the form first.');
  if (!isWorthBuying(quantities, shop)) throw new ApiFailure(409, 'cart.empty', 'There is nothing in the cart.');
  const [error] = checkoutErrors(quantities, shop);
  if (error) throw new ApiFailure(409, error.code, error.message);
  if (!paymentMethods(totals.total).some((method) => method.uid === request.paymentMethod)) {
    throw new ApiFailure(409, 'payment.method_unknown', 'This order can not be paid in that way.');
  }
  if (request.expectedTotal !== undefined && request.expectedTotal !== totals.total) {
    throw new ApiFailure(
      409,
      'order.total_changed',
      'The total has changed since it was shown. Look at it again before you pay.',
    );
  }
}
