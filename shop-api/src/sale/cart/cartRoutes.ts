import { createCart, getCart, putCheckoutForm, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import { checkoutRequestSchemaFor } from '@festival/shared-contracts/checkout/checkoutRequest';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { parsed, serve } from '../../platform/http/serve.ts';
import { hasAllItsOrders, tooManyOrders } from '../limits/accountLimits.ts';
import { requireOwnOrigin } from '../order/requireOwnOrigin.ts';
import { adoptUpgrade } from '../upgrade/adoptUpgrade.ts';
import { upgradableOrder } from '../upgrade/upgradableOrder.ts';
import { buyerRefusal } from './buyerRefusal.ts';
import type { CartChangeDeps } from './cartDeps.ts';
import { cartView } from './cartView.ts';
import { claimOf } from './claimOf.ts';
import { noteQueueToken } from './noteQueueToken.ts';
import { openCart } from './openCart.ts';
import { livingCart } from './ownCart.ts';
import { queuePass } from './queuePass.ts';
import { setQuantity } from './setQuantity.ts';

type CartRouteDeps = CallerDeps &
  CartChangeDeps & {
    /** What waiting rooms sign their tokens with; without it a queue's token is not asked for [CNT-09]. */
    queueTokenSecret?: string | undefined;
    /** Origins that a shopper may be sent back to after paying. */
    returnOrigins: readonly string[];
  };

/** Carts: opened, read, filled, and given a buyer [API-03]. */
export async function cartRoutes(app: FastifyInstance, deps: CartRouteDeps): Promise<void> {
  const { pool, catalogue } = deps;

  serve(app, createCart, async ({ request, body, header, reply }) => {
    const shop = await callingShop(request, catalogue);
    if (shop.config.closed) throw new ApiFailure(409, 'shop.closed', 'The shop is closed.');
    const queueToken = noteQueueToken(body?.paymentQueueToken, request.log);
    const pass = await queuePass(shop, { token: queueToken, secret: deps.queueTokenSecret });
    const accountId = await deps.identify(header('userToken'));
    const orderId = shop.config.upgradableOrder && header('upgradableOrder');
    const accessId = header('access');
    const opening = {
      policyId: header('policy'),
      upgradableOrderId: orderId && (await upgradableOrder(pool, shop, { orderId, accessId, accountId })),
      accountId,
      pass,
    };
    const { cartId, token } = await openCart(pool, shop, opening);
    reply.code(201);
    const cart = await livingCart(deps, { shop, cartId, token });
    return { data: { ...(await cartView(pool, shop, cart)), token } };
  });

  serve(app, getCart, async (call) => {
    const claim = await claimOf(call, deps);
    return { data: await cartView(pool, claim.shop, await livingCart(deps, claim)) };
  });

  serve(app, setCartProduct, async (call) => {
    const { request, params, body, header } = call;
    const claim = await claimOf(call, deps);
    const orderId = header('upgradableOrder');
    const upgrade = { orderId, accessId: header('access') };
    if (orderId !== undefined) await adoptUpgrade(deps, claim, await livingCart(deps, claim), upgrade);
    const changed = await setQuantity(deps, claim, body);
    if ('refusal' in changed) {
      request.log.info({ cartId: params.cartId, code: changed.refusal.code }, 'refused');
      return { data: { error: changed.refusal } };
    }
    return { data: await cartView(pool, claim.shop, changed.cart) };
  });

  serve(app, putCheckoutForm, async (call) => {
    const { body } = call;
    const claim = await claimOf(call, deps);
    const { shop } = claim;
    // Not before the cart is known to be the caller's own.
    const cart = await livingCart(deps, claim);
    const buyer = parsed(checkoutRequestSchemaFor(shop.config.paymentProvider), body, 'body');
    requireOwnOrigin(deps.returnOrigins, buyer.redirectUri);
    const refusal = buyerRefusal(buyer, shop.config, new Date());
    if (refusal) throw refusal;
    if (cart.status !== 'shopping')
      throw new ApiFailure(409, `cart.${cart.status}`, 'This cart can not be changed now.');
    const accountId = claim.accountId ?? cart.accountId;
    if (await hasAllItsOrders(pool, cart.id, { shop, accountId }))
      throw new ApiFailure(409, tooManyOrders.code, tooManyOrders.message);
    await pool.query(
      "update carts set buyer = $3, shipping_handle = coalesce($4, shipping_handle) where event_id = $1 and id = $2 and status = 'shopping'",
      [
        shop.eventId,
        cart.id,
        // A brand that asks for no gender keeps none [BRD-02].
        JSON.stringify(shop.config.traits.hidesGender ? { ...buyer, gender: 'other' } : buyer),
        buyer.shopifyShippingMethod,
      ],
    );
    return { data: await cartView(pool, shop, await livingCart(deps, claim)) };
  });
}
