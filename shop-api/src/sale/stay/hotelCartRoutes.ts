import type { Endpoint } from '@festival/shared-contracts/api/endpoint';
import {
  addHotelExtra,
  deleteAddOn,
  deleteHotelExtra,
  deleteTravelCart,
  getTravelCart,
  setAddOn as setAddOnCall,
  setHotel,
} from '@festival/shared-contracts/api/hotelCalls';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { requireTravelId } from '../../catalogue/travel/travelRoutes.ts';
import { type Call, serve } from '../../platform/http/serve.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { cartView } from '../cart/cartView.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { chooseRoom } from './chooseRoom.ts';
import { dropStay } from './dropStay.ts';
import { setAddOn } from './setAddOn.ts';
import { setExtra } from './setExtra.ts';
import { failureOf, noStay } from './stayRefusals.ts';
import { travelCartView } from './travelCartView.ts';

/** Reads and changes the stay of a cart, its extras, and add-ons to the stays of earlier orders [TRV-03, ADD-02]. */
export async function hotelCartRoutes(app: FastifyInstance, deps: CallerDeps & CartChangeDeps): Promise<void> {
  const { pool } = deps;

  const readActiveCart = async (call: Parameters<typeof readCartCredentials>[0] & { params: { travelId: string } }) => {
    const claim = await readCartCredentials(call, deps);
    requireTravelId(claim.shop, call.params.travelId);
    await requireActiveCart(deps, claim);
    return claim;
  };
  const stayAnswer = async ({ shop, cartId }: CartCredentials) => {
    const stay = await travelCartView(pool, shop, cartId);
    if (!stay) throw failureOf(noStay);
    return { data: stay };
  };
  const cartAnswer = async (claim: CartCredentials) => ({
    data: await cartView(pool, claim.shop, await requireActiveCart(deps, claim)),
  });

  serve(app, getTravelCart, async (call) => stayAnswer(await readActiveCart(call)));

  serve(app, setHotel, async (call) => {
    const claim = await readActiveCart(call);
    refuse(call, await chooseRoom(deps, claim, call.body.productId));
    return stayAnswer(claim);
  });

  serve(app, deleteTravelCart, async (call) => {
    const claim = await readActiveCart(call);
    refuse(call, await dropStay(deps, claim));
    return cartAnswer(claim);
  });

  serve(app, addHotelExtra, async (call) => {
    const claim = await readActiveCart(call);
    refuse(call, await setExtra(deps, claim, call.body));
    return stayAnswer(claim);
  });

  serve(app, deleteHotelExtra, async (call) => {
    const claim = await readActiveCart(call);
    refuse(call, await setExtra(deps, claim, { extraId: call.query.extraId, amount: 0 }));
    return stayAnswer(claim);
  });

  serve(app, setAddOnCall, async (call) => {
    const claim = await readActiveCart(call);
    refuse(call, await setAddOn(deps, claim, call.body, call.body.quantity));
    return cartAnswer(claim);
  });

  serve(app, deleteAddOn, async (call) => {
    const claim = await readActiveCart(call);
    refuse(call, await setAddOn(deps, claim, call.query, 0));
    return cartAnswer(claim);
  });
}

/** Logs a refusal and throws it; does nothing when there is none. */
function refuse(
  { request, params }: Pick<Call<Endpoint>, 'request'> & { params: { cartId: string } },
  refusal: Refusal | null,
): void {
  if (!refusal) return;
  request.log.info({ cartId: params.cartId, code: refusal.code }, 'refused');
  throw failureOf(refusal);
}
