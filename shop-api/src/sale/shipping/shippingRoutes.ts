import { chooseShipping, listShippingMethods } from '@festival/shared-contracts/api/shippingCalls';
import type { FastifyInstance } from 'fastify';
import { readShippingMethods } from '../../catalogue/shipping/readShippingMethods.ts';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { serve } from '../../platform/http/serve.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { cartView } from '../cart/cartView.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import type { StoredCart } from '../cart/storedCart.ts';
import { type ShippingChoice, unknownMethod, waysTo } from './shippingPrice.ts';

const refused = ({ code, message }: { code: string; message: string }) => new ApiFailure(409, code, message);

/** Lists the methods of delivery and stores the shopper's choice [SHP-02, SHP-05]. */
export async function shippingRoutes(app: FastifyInstance, deps: CallerDeps & CartDeps): Promise<void> {
  const { pool } = deps;

  serve(app, listShippingMethods, async (call) => {
    const claim = await readCartCredentials(call, deps);
    const cart = await requireActiveCart(deps, claim);
    return { data: { shippingMethods: await waysOf(claim, cart, call.query.countryCode) } };
  });

  serve(app, chooseShipping, async (call) => {
    const { body } = call;
    const claim = await readCartCredentials(call, deps);
    const cart = await requireActiveCart(deps, claim);
    requireShopping(cart);
    const choice = { country: body.countryCode, handle: body.handle ?? null };
    if (choice.country === null) await keep(claim, { country: null, handle: null });
    else {
      const ways = await waysOf(claim, cart, choice.country);
      if (choice.handle !== null && !ways.some(({ handle }) => handle === choice.handle)) throw refused(unknownMethod);
      await keep(claim, choice);
    }
    return { data: await cartView(pool, claim.shop, await requireActiveCart(deps, claim)) };
  });

  async function waysOf({ shop }: CartCredentials, { quantities }: StoredCart, country: string) {
    const methods = await readShippingMethods(pool, shop.eventId, country);
    const ways = waysTo(country, { quantities, shop, methods });
    if (!Array.isArray(ways)) throw refused(ways);
    return ways;
  }

  async function keep({ shop, cartId }: CartCredentials, { country, handle }: ShippingChoice): Promise<void> {
    await pool.query(
      `update carts set shipping_country = $3, shipping_handle = $4
       where event_id = $1 and id = $2 and status = 'shopping'`,
      [shop.eventId, cartId, country, handle],
    );
  }
}
