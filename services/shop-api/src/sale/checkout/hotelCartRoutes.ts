import { type Call, serve } from '@festival/service-kit/http/serve';
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
import type { Result } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { requireTravelId } from '../../catalogue/travel/travelRoutes.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps, CartViewDeps } from '../cart/cartDeps.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { cartStay } from '../stay/cartStay.ts';
import { chooseRoom } from '../stay/chooseRoom.ts';
import { dropStay } from '../stay/dropStay.ts';
import { setAddOn } from '../stay/setAddOn.ts';
import { setExtra } from '../stay/setExtra.ts';
import { stayFailure } from '../stay/stayFailure.ts';
import { stayRefusals } from '../stay/stayRefusals.ts';
import { travelCartView } from '../stay/travelCartView.ts';
import { cartView } from './cartView.ts';

/** Reads and changes the stay of a cart, its extras, and add-ons to the stays of earlier orders [TRV-03, ADD-02]. */
export async function hotelCartRoutes(
  app: FastifyInstance,
  deps: CallerDeps & CartChangeDeps & CartViewDeps,
): Promise<void> {
  const { pool } = deps;

  const readActiveCart = async (call: Parameters<typeof readCartCredentials>[0] & { params: { travelId: string } }) => {
    const credentials = await readCartCredentials(call, deps);
    requireTravelId(credentials.shop, call.params.travelId);
    return { credentials, cart: await requireActiveCart(deps, credentials) };
  };
  const changeExtra = async (
    call: Parameters<typeof readActiveCart>[0] & Parameters<typeof requireChanged>[0],
    change: Parameters<typeof setExtra>[2],
  ) => {
    const { credentials, cart } = await readActiveCart(call);
    const stay = await cartStay(pool, credentials.shop.eventId, cart.id);
    requireChanged(call, await setExtra(deps, credentials, change, { cart, stay }));
    return stayAnswer(credentials);
  };
  const changeAddOn = async (
    call: Parameters<typeof readActiveCart>[0] & Parameters<typeof requireChanged>[0],
    change: Parameters<typeof setAddOn>[2],
  ) => {
    const { credentials, cart } = await readActiveCart(call);
    requireChanged(call, await setAddOn(deps, credentials, change, cart));
    return cartAnswer(credentials);
  };
  const stayAnswer = async ({ shop, cartId }: CartCredentials) => {
    const stay = await travelCartView(pool, shop, cartId);
    if (!stay) throw stayFailure(stayRefusals.noStay);
    return { data: stay };
  };
  const cartAnswer = async (credentials: CartCredentials) => ({
    data: await cartView(deps, credentials.shop, await requireActiveCart(deps, credentials)),
  });

  serve(app, getTravelCart, async (call) => stayAnswer((await readActiveCart(call)).credentials));

  serve(app, setHotel, async (call) => {
    const { credentials } = await readActiveCart(call);
    requireChanged(call, await chooseRoom(deps, credentials, call.body.productId));
    return stayAnswer(credentials);
  });

  serve(app, deleteTravelCart, async (call) => {
    const { credentials } = await readActiveCart(call);
    requireChanged(call, await dropStay(deps, credentials));
    return cartAnswer(credentials);
  });

  serve(app, addHotelExtra, (call) => changeExtra(call, call.body));
  serve(app, deleteHotelExtra, (call) => changeExtra(call, { extraId: call.query.extraId, amount: 0 }));
  serve(app, setAddOnCall, (call) => changeAddOn(call, call.body));
  serve(app, deleteAddOn, (call) => changeAddOn(call, { ...call.query, quantity: 0 }));
}

/** Logs and throws the refusal of a change. */
function requireChanged(
  { request, params }: Pick<Call<Endpoint>, 'request'> & { params: { cartId: string } },
  changed: Result<void, Refusal>,
): void {
  if (changed.ok) return;
  request.log.info({ cartId: params.cartId, code: changed.error.code }, 'refused');
  throw stayFailure(changed.error);
}
