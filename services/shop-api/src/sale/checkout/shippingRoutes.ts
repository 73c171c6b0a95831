import { serve } from '@festival/service-kit/http/serve';
import { chooseShipping, listShippingMethods } from '@festival/shared-contracts/api/shippingCalls';
import type { FastifyInstance } from 'fastify';
import { readShippingMethods } from '../../catalogue/shipping/readShippingMethods.ts';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartViewDeps } from '../cart/cartDeps.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { shippingMethodsTo } from '../shipping/shippingMethodsTo.ts';
import type { ShippingChoice } from '../shipping/shippingPrice.ts';
import { shippingRefusals } from '../shipping/shippingRefusals.ts';
import { cartView } from './cartView.ts';

/** Lists the delivery methods and stores the shopper's choice [SHP-02, SHP-05]. */
export async function shippingRoutes(app: FastifyInstance, deps: CallerDeps & CartViewDeps): Promise<void> {
  const { pool } = deps;

  serve(app, listShippingMethods, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    const cart = await requireActiveCart(deps, credentials);
    return { data: { shippingMethods: await methodsTo(credentials, cart, call.query.countryCode) } };
  });

  serve(app, chooseShipping, async (call) => {
    const { body } = call;
    const credentials = await readCartCredentials(call, deps);
    const cart = await requireActiveCart(deps, credentials);
    requireShopping(cart);
    const choice = { country: body.countryCode, handle: body.handle ?? null };
    if (choice.country === null) await storeShipping(credentials, { country: null, handle: null });
    else {
      const methods = await methodsTo(credentials, cart, choice.country);
      if (choice.handle !== null && !methods.some(({ handle }) => handle === choice.handle))
        throw refusalFailure(shippingRefusals.unknownMethod);
      await storeShipping(credentials, choice);
    }
    return { data: await cartView(deps, credentials.shop, await requireActiveCart(deps, credentials)) };
  });

  async function methodsTo({ shop }: CartCredentials, { quantities }: StoredCart, country: string) {
    const methods = await readShippingMethods(pool, shop.eventId, country);
    const possible = shippingMethodsTo(country, { quantities, shop, methods });
    if (!possible.ok) throw refusalFailure(possible.error);
    return possible.value;
  }

  async function storeShipping({ shop, cartId }: CartCredentials, { country, handle }: ShippingChoice): Promise<void> {
    await pool.query(
      `update carts set shipping_country = $3, shipping_handle = $4
       where event_id = $1 and id = $2 and status = 'shopping'`,
      [shop.eventId, cartId, country, handle],
    );
  }
}
