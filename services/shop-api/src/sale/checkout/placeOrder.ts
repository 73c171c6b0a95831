import type { placeCartOrder } from '@festival/shared-contracts/api/checkoutCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { PoolClient } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartViewDeps } from '../cart/cartDeps.ts';
import { loadCart } from '../cart/loadCart.ts';
import { lockCart } from '../cart/lockCart.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { membershipFor } from '../limits/checkMembership.ts';
import { checkBuyerAccess } from '../limits/checkSaleAccess.ts';
import type { Membership } from '../limits/membership.ts';
import { membershipsIn } from '../limits/membershipsIn.ts';
import { reassignAccount } from '../limits/reassignAccount.ts';
import { confirmOrder, type FulfilOrder } from '../order/confirmOrder.ts';
import { formerPlacing, type Placing, recordPlacing } from '../order/placing.ts';
import { requireOwnOrigin } from '../order/requireOwnOrigin.ts';
import { setOrderLimits } from '../order/setOrderLimits.ts';
import { storeOrder } from '../order/storeOrder.ts';
import { openPayment, type PaymentDeps } from '../payment/openPayment.ts';
import { noPaymentRequired } from '../payment/paymentMethods.ts';
import type { OfferedMethod } from '../payment/paymentProvider.ts';
import { returnUri } from '../payment/returnUri.ts';
import { storePayment } from '../payment/storePayment.ts';
import { cartPrice } from '../price/cartPrice.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { recordStay } from '../stay/recordStay.ts';
import { shopWithAddOns } from '../stay/stayAddOn.ts';
import { readCheckedStay } from '../stay/stayErrors.ts';
import { checkOrder } from './checkOrder.ts';

export type OrderDeps = CartViewDeps &
  PaymentDeps & {
    /** Origins that a shopper may return to after paying. */
    returnOrigins: readonly string[];
    fulfil: FulfilOrder;
  };

type OrderRequest = BodyOf<typeof placeCartOrder>;

/**
 * Places the order of a cart once for each key, and returns the payment URL. A repeated call returns the same URL
 * [BYD-04, API-10].
 */
export async function placeOrder(
  deps: OrderDeps,
  credentials: CartCredentials,
  key: string,
  request: OrderRequest,
): Promise<{ redirectUri: string; reference: string; token: string }> {
  requireOwnOrigin(deps.returnOrigins, request.redirectUri);
  const { shop, cartId } = credentials;
  // A repeated call in another language belongs to the same order.
  const { language: _page, ...same } = request;
  const placing = { eventId: shop.eventId, cartId, key, request: same };
  const known = await readAhead(deps, credentials);
  const orderId = await actAs(deps.pool, 'shopper', async (client) => {
    // The lock prevents other transactions from changing this cart.
    const cart = await reassignAccount(client, credentials, await lockCart(client, credentials));
    return (
      (await formerPlacing(client, placing)) ??
      (await newOrder(client, cart, { credentials, ...known, fulfil: deps.fulfil }, placing, request))
    );
  });
  return openPayment(deps, shop, orderId, request.redirectUri);
}

/** Data that is read before the transaction, so that the transaction does not wait for it. */
type ReadAhead = {
  /** Whether the shop sells to the account of the order. */
  access: Result<void, Refusal>;
  /** Null if the shop requires no membership. Accounts may be in another database. */
  membership: Membership | null;
  /** The payment methods that the shop's provider offers the buyer. */
  methods: readonly OfferedMethod[];
};

async function readAhead(deps: OrderDeps, credentials: CartCredentials): Promise<ReadAhead> {
  const { shop } = credentials;
  const { accountId, buyer: form } = await loadCart(deps, credentials);
  const provider = shop.config.paymentProvider;
  const buyer = { shop, accountId: credentials.accountId ?? accountId };
  return {
    access: await checkBuyerAccess(deps.pool, buyer),
    membership: shop.capabilities.requiresMembership ? await membershipFor(deps.pool, shop, buyer.accountId) : null,
    // An order without a form is refused later.
    methods: form ? await deps.methods({ provider, country: form.country }) : [],
  };
}

/** Throws when the order is refused, which rolls back the transaction. */
async function newOrder(
  client: PoolClient,
  cart: StoredCart,
  {
    credentials,
    access,
    membership,
    methods,
    fulfil,
  }: ReadAhead & { credentials: CartCredentials; fulfil: FulfilOrder },
  placing: Placing,
  request: OrderRequest,
): Promise<string> {
  const { quantities } = cart;
  const shop = shopWithAddOns(credentials.shop, quantities);
  const price = await cartPrice(client, shop, cart, quantities);
  const { totals, upgradeDiscounts } = price;
  const order = { shop, cart, quantities, totals, upgradeDiscounts };
  const checked = checkOrder({ ...order, price, access, membership, methods }, request);
  if (!checked.ok) throw checked.error;
  const [stayError] = (await readCheckedStay(client, shop, cart.id, quantities)).errors;
  if (stayError) throw refusalFailure(stayError);
  const limits = await setOrderLimits(client, order, price);
  if (!limits.ok) throw refusalFailure(limits.error);
  const acceptsRenewal = request.acceptsRenewal === true && membershipsIn(quantities, shop) > 0;
  const { orderId } = await storeOrder(client, { ...order, limitIds: limits.value, acceptsRenewal });
  if (request.language) await setLanguage(client, shop.eventId, orderId, request.language);
  await recordStay(client, order, orderId);
  await recordPlacing(client, placing, orderId);
  if (request.paymentMethod === noPaymentRequired) {
    await confirmOrder(client, shop.eventId, orderId, fulfil);
  } else {
    const { paymentMethod: method, redirectUri } = request;
    const back = returnUri(shop.config, orderId, { form: cart.buyer?.redirectUri, order: redirectUri });
    await storePayment(client, { shop, orderId, amount: order.totals.total, method, returnUri: back });
  }
  return orderId;
}

/**
 * The buyer may have switched the language after filling in the form, and the provider's page and the mails use the
 * page's language [I18-01].
 */
async function setLanguage(client: PoolClient, eventId: string, orderId: string, language: string): Promise<void> {
  await client.query(
    `update orders set buyer = jsonb_set(buyer, '{language}', to_jsonb($3::text)) where event_id = $1 and id = $2`,
    [eventId, orderId, language],
  );
}
