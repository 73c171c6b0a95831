import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { requireSuccess } from '@festival/service-kit/http/requireSuccess';
import { type Call, serve } from '@festival/service-kit/http/serve';
import { createCart, getCart, renewToken, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import type { CartChangeDeps, CartViewDeps } from '../cart/cartDeps.ts';
import { cartRefusals, closedRefusal } from '../cart/cartRefusals.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { openCart } from '../cart/openCart.ts';
import { queuePass } from '../cart/queuePass.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { readQueueToken } from '../cart/readQueueToken.ts';
import { renewCartToken } from '../cart/renewCartToken.ts';
import { accountRefusals } from '../limits/accountRefusals.ts';
import { isForAccounts } from '../limits/checkSaleAccess.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { assignUpgrade } from '../upgrade/assignUpgrade.ts';
import { upgradableOrder } from '../upgrade/upgradableOrder.ts';
import { cartView } from './cartView.ts';
import { setQuantity } from './setQuantity.ts';

type CartRouteDeps = CallerDeps &
  CartChangeDeps &
  CartViewDeps & {
    /** The secret of the waiting rooms' signatures. Without it a cart needs no token of a queue [CNT-09]. */
    queueTokenSecret?: string | undefined;
  };

/** Opens, reads and fills carts [API-03]. */
export async function cartRoutes(app: FastifyInstance, deps: CartRouteDeps): Promise<void> {
  const { pool } = deps;

  serve(app, createCart, async (call) => {
    const { shop, cartId, token } = await openCartFor(deps, call);
    call.reply.code(201);
    const cart = await requireActiveCart(deps, { shop, cartId, token });
    return { data: { ...(await cartView(deps, shop, cart)), token } };
  });

  serve(app, getCart, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    return { data: await cartView(deps, credentials.shop, await requireActiveCart(deps, credentials)) };
  });

  serve(app, renewToken, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    return { data: { token: await inTransaction(pool, (client) => renewCartToken(client, credentials, call.body)) } };
  });

  serve(app, setCartProduct, async (call) => {
    const { request, params, body, header } = call;
    const credentials = await readCartCredentials(call, deps);
    const orderId = header('upgradableOrder');
    const upgrade = { orderId, accessId: header('access') };
    const assigned =
      orderId === undefined
        ? success(undefined)
        : await assignUpgrade(deps, credentials, await requireActiveCart(deps, credentials), upgrade);
    // A malformed number is a failure of the call [API-06].
    if (!assigned.ok && assigned.error.status === 400) throw assigned.error;
    const changed = assigned.ok ? await setQuantity(deps, credentials, body) : assigned;
    if (!changed.ok) {
      const { code, message, values } = changed.error;
      request.log.info({ cartId: params.cartId, code }, 'refused');
      return { data: { error: { code, message, ...(values && { values }) } } };
    }
    return { data: await cartView(deps, credentials.shop, changed.value) };
  });
}

/** Opens a cart in the calling shop. The call may contain a pass of the waiting room, and the order to upgrade. */
async function openCartFor(
  { pool, catalogue, identify, queueTokenSecret, findClient }: CartRouteDeps,
  { request, body, header }: Call<typeof createCart>,
) {
  const shop = await callingShop(request, catalogue);
  if (shop.capabilities.isClosed) throw refusalFailure(closedRefusal(shop.capabilities));
  if (!shop.capabilities.takesPayment) throw refusalFailure(cartRefusals.takesNoPayment);
  const queueToken = readQueueToken(body?.paymentQueueToken, request.log);
  const pass = requireSuccess(await queuePass(shop, { token: queueToken, secret: queueTokenSecret }));
  const accountId = await identify(header('userToken'));
  if (accountId === null && isForAccounts(shop)) throw refusalFailure(accountRefusals.accountRequired);
  const orderId = shop.capabilities.appliesUpgrade ? header('upgradableOrder') : undefined;
  const upgrade = { accessId: header('access'), accountId };
  const upgradableOrderId = orderId && requireSuccess(await upgradableOrder(pool, shop, { ...upgrade, orderId }));
  const options = { policyId: header('policy'), upgradableOrderId, accountId, pass, client: findClient(request) };
  return { shop, ...requireSuccess(await openCart(pool, shop, options)) };
}
