import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import {
  addHotelExtra,
  deleteAddOn,
  deleteHotelExtra,
  deleteTravelCart,
  getTravelCart,
  setAddOn,
  setHotel,
} from '@festival/shared-contracts/api/hotelCalls';
import { listRoomOptions } from '@festival/shared-contracts/api/travelCalls';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartAtom, travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import type { RoomOption } from '@festival/shared-contracts/travel/roomOption';
import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';
import { loadCartCalls } from '../cartClient.ts';
import { isCartGone } from '../cartFailures.ts';
import { isCartEmpty } from '../cartState.ts';
import { forgetChangedStay } from './forgetChangedStay.ts';
import { holdsRoom } from './holdsRoom.ts';
import type { Stay } from './stay.ts';
import type { StayDeps } from './stayDeps.ts';
import { noSuchRoom, noSuchStay } from './stayRefusals.ts';

interface StayAddress {
  cartId: string;
  travelId: string;
}

/** The stay of a cart on the server, written by the cart's hotel calls [TRV-03]. */
export const serverStay = ({ store, http, writer }: StayDeps): Stay => {
  forgetChangedStay(store);
  const travelId = () => store.get(primitives.config)?.apiTravelId ?? '';

  /** Sends a change of the stay and shows the stay of the answer; then the cart is read. */
  const write = (
    send: (params: StayAddress) => Promise<Result<{ data: TravelCart }>>,
    options: { opensCart?: boolean } = {},
  ): Promise<Result> =>
    writer.change(async ({ id }) => {
      const answer = await send({ cartId: id, travelId: travelId() });
      if (!answer.ok) return answer;
      store.set(travelCartPrimitive, answer.value.data);
      return (await loadCartCalls()).readCart(http, id, AbortSignal.timeout(15_000));
    }, options);

  const choose = async ({ id }: Pick<RoomOption, 'id'>): Promise<Result> => {
    const put = () =>
      write((params) => callEndpoint(http, setHotel, { params, body: { productId: id } }), { opensCart: true });
    const wasEmpty = isCartEmpty(store.get(primitives.cart));
    const chosen = await put();
    // An empty cart that has expired is replaced by a new one without a message.
    return !chosen.ok && wasEmpty && isCartGone(chosen.error) ? put() : chosen;
  };

  return {
    async read() {
      const cart = store.get(primitives.cart);
      if (!cart || !holdsRoom(store)) return success(undefined);
      const params = { cartId: cart.id, travelId: travelId() };
      const answer = await writer.inOrder(() => callEndpoint(http, getTravelCart, { params }));
      if (!answer.ok) return answer;
      store.set(travelCartPrimitive, answer.value.data);
      return success(undefined);
    },
    choose: ({ room }) => choose(room),
    async setPersons(persons) {
      const stay = store.get(travelCartAtom);
      if (!stay?.startOfStayDate || !stay.endOfStayDate) return failure(noSuchStay);
      const options = await callEndpoint(http, listRoomOptions, {
        params: { travelId: travelId(), packageId: stay.packageId },
        query: { persons, startOfStay: stay.startOfStayDate, endOfStay: stay.endOfStayDate },
      });
      if (!options.ok) return options;
      const room = options.value.data.find(({ roomId }) => roomId === stay.packageOption?.roomId);
      return room ? choose(room) : failure(noSuchRoom);
    },
    setExtra: (extraId, amount) =>
      write((params) =>
        amount === 0
          ? callEndpoint(http, deleteHotelExtra, { params, query: { extraId } })
          : callEndpoint(http, addHotelExtra, { params, body: { extraId, amount } }),
      ),
    setAddOn: (addonId, { quantity, hotelCartId }) =>
      writer.change(
        ({ id }) => {
          const params = { cartId: id, travelId: travelId() };
          return quantity === 0
            ? callEndpoint(http, deleteAddOn, { params, query: { addonId, hotelCartId } })
            : callEndpoint(http, setAddOn, { params, body: { addonId, quantity, hotelCartId } });
        },
        { opensCart: true },
      ),
    remove: () =>
      writer.change(({ id }) => callEndpoint(http, deleteTravelCart, { params: { cartId: id, travelId: travelId() } })),
  };
};
