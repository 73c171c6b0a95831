import { parsed, serve } from '@festival/service-kit/http/serve';
import { putCheckoutForm } from '@festival/shared-contracts/api/checkoutCalls';
import { type CheckoutRequest, checkoutRequestSchemaFor } from '@festival/shared-contracts/checkout/checkoutRequest';
import { parcelCountryOf } from '@festival/shared-contracts/shipping/parcelCountry';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { CartViewDeps } from '../cart/cartDeps.ts';
import { cartRefusals } from '../cart/cartRefusals.ts';
import { checkBuyer } from '../cart/checkBuyer.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import { accountRefusals } from '../limits/accountRefusals.ts';
import { checkBuyerAccess } from '../limits/checkSaleAccess.ts';
import { hasAllItsOrders } from '../limits/hasAllItsOrders.ts';
import { requireOwnOrigin } from '../order/requireOwnOrigin.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { cartView } from './cartView.ts';
import { choicesOf } from './choicesOf.ts';

type CheckoutFormDeps = CallerDeps &
  CartViewDeps & {
    /** Origins that a shopper may return to after paying. */
    returnOrigins: readonly string[];
  };

/** Stores the buyer of a cart [API-03]. */
export async function checkoutFormRoutes(app: FastifyInstance, deps: CheckoutFormDeps): Promise<void> {
  const { pool, returnOrigins } = deps;

  serve(app, putCheckoutForm, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    const { shop } = credentials;
    // The form is validated only for a caller with access to the cart.
    const cart = await requireActiveCart(deps, credentials);
    if (!shop.capabilities.takesPayment) throw refusalFailure(cartRefusals.takesNoPayment);
    const buyer = parsed(checkoutRequestSchemaFor(shop.config.paymentProvider, shop.capabilities), call.body, 'body');
    requireOwnOrigin(returnOrigins, buyer.redirectUri);
    const choices = choicesOf(shop, cart, null);
    const shippingHandle = buyer.shopifyShippingMethod ?? choices.shippingHandle;
    const parcelCountry = parcelCountryOf({ ...choices, shippingHandle });
    const allowed = checkBuyer(buyer, { config: shop.config, parcelCountry, now: new Date() });
    if (!allowed.ok) throw allowed.error;
    requireShopping(cart);
    const accountId = credentials.accountId ?? cart.accountId;
    if (await hasAllItsOrders(pool, cart.id, { shop, accountId })) throw refusalFailure(accountRefusals.tooManyOrders);
    const access = await checkBuyerAccess(pool, { shop, accountId });
    if (!access.ok) throw refusalFailure(access.error);
    await storeBuyer(pool, shop, cart.id, allowed.value);
    return { data: await cartView(deps, shop, await requireActiveCart(deps, credentials)) };
  });
}

async function storeBuyer(pool: Pool, shop: Shop, cartId: string, buyer: CheckoutRequest): Promise<void> {
  await pool.query(
    `update carts set buyer = $3, shipping_handle = coalesce($4, shipping_handle)
     where event_id = $1 and id = $2 and status = 'shopping'`,
    [shop.eventId, cartId, JSON.stringify(buyer), buyer.shopifyShippingMethod],
  );
}
