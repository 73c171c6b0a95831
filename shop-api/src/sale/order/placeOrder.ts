import type { placeCartOrder } from '@festival/shared-contracts/api/checkoutCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { cartPrice } from '../cart/cartPrice.ts';
import { loadCart, lockCart } from '../cart/loadCart.ts';
import type { StoredCart } from '../cart/storedCart.ts';
import { membershipFor } from '../limits/checkMembership.ts';
import type { Membership } from '../limits/membership.ts';
import { reassignAccount } from '../limits/reassignAccount.ts';
import { openPayment, type PaymentDeps } from '../payment/openPayment.ts';
import { noPaymentRequired } from '../payment/paymentMethods.ts';
import { returnUri } from '../payment/returnUri.ts';
import { storePayment } from '../payment/storePayment.ts';
import { recordStay } from '../stay/recordStay.ts';
import { shopWithAddOns } from '../stay/stayAddOn.ts';
import { stayIn } from '../stay/stayErrors.ts';
import { confirmOrder, type FulfilOrder } from './confirmOrder.ts';
import { orderRefusal } from './orderRefusal.ts';
import { formerPlacing, type Placing, recordPlacing } from './placing.ts';
import { requireOwnOrigin } from './requireOwnOrigin.ts';
import { setOrderLimitUsages } from './setOrderLimitUsages.ts';
import { storeOrder } from './storeOrder.ts';

export type OrderDeps = CartDeps &
  PaymentDeps & {
    /** Origins that a shopper may be sent back to after paying. */
    returnOrigins: readonly string[];
    fulfil: FulfilOrder;
  };

export type OrderRequest = BodyOf<typeof placeCartOrder>;

/** Places the order once per key and answers where to pay; asked again, it answers the same [BYD-04, API-10]. */
export async function placeOrder(
  deps: OrderDeps,
  claim: CartCredentials,
  key: string,
  request: OrderRequest,
): Promise<{ redirectUri: string; reference: string }> {
  requireOwnOrigin(deps.returnOrigins, request.redirectUri);
  const { shop, cartId } = claim;
  const placing = { eventId: shop.eventId, cartId, key, request };
  const membership = await buyersMembership(deps, claim);
  const orderId = await inTransaction(deps.pool, async (client) => {
    // From here to the end nothing else changes this cart.
    const cart = await reassignAccount(client, claim, await lockCart(client, claim));
    return (
      (await formerPlacing(client, placing)) ??
      (await newOrder(client, cart, { claim, membership, fulfil: deps.fulfil }, placing, request))
    );
  });
  return openPayment(deps, shop, orderId, request.redirectUri);
}

/** Read before the transaction, since accounts may be in another database; null where the shop needs no members. */
async function buyersMembership(deps: OrderDeps, claim: CartCredentials): Promise<Membership | null> {
  if (!claim.shop.capabilities.requiresMembership) return null;
  return membershipFor(deps.pool, claim.shop, claim.accountId ?? (await loadCart(deps, claim)).accountId);
}

async function newOrder(
  client: PoolClient,
  cart: StoredCart,
  { claim, membership, fulfil }: { claim: CartCredentials; membership: Membership | null; fulfil: FulfilOrder },
  placing: Placing,
  request: OrderRequest,
): Promise<string> {
  const { quantities } = cart;
  const shop = shopWithAddOns(claim.shop, quantities);
  const price = await cartPrice(client, shop, cart, quantities);
  const order = { shop, cart, quantities, totals: price.totals };
  const refusal = orderRefusal({ ...order, price, membership }, request);
  if (refusal) throw refusal;
  const [stayError] = (await stayIn(client, shop, cart.id, quantities)).errors;
  if (stayError) throw new ApiFailure(409, stayError.code, stayError.message);
  const limitIds = await setOrderLimitUsages(client, order, price);
  const { orderId } = await storeOrder(client, { ...order, limitIds });
  await recordStay(client, order, orderId);
  await recordPlacing(client, placing, orderId);
  if (request.paymentMethod === noPaymentRequired) {
    await confirmOrder(client, shop.eventId, orderId, fulfil);
  } else {
    const { paymentMethod: method, redirectUri } = request;
    const back = returnUri(shop.config, { form: cart.buyer?.redirectUri, order: redirectUri });
    await storePayment(client, { shop, orderId, amount: order.totals.total, method, returnUri: back });
  }
  return orderId;
}
