import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { deleteTravelCart } from '@festival/shared-contracts/api/hotelCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { CartDeps } from '../cart/cartDeps.ts';
import type { CartWriter } from '../cart/cartWriter.ts';
import { explainRefusal } from '../cart/explainRefusal.ts';
import type { NotYet } from './notYet.ts';
import { requestTransport, type TransportRequestDeps } from './requestTransport.ts';

export interface TravelCommandDeps
  extends TransportRequestDeps,
    Pick<CartDeps, 'store' | 'http' | 'openModal' | 'generalText'> {
  writer: Pick<CartWriter, 'change'>;
  notYet: NotYet;
}

/** Stays, add-ons and transport requests. The other screens of stays are still to come [TRV, ADD]. */
export const travelCommands = (deps: TravelCommandDeps): Commands['travel'] => ({
  chooseStay: deps.notYet('travel.chooseStay'),
  setPersons: deps.notYet('travel.setPersons'),
  setExtra: deps.notYet('travel.setExtra'),
  removeStay: () => removeStay(deps),
  setAddOn: deps.notYet('travel.setAddOn'),
  requestTransport: (request) => requestTransport(deps, request),
});

/** Removes the stay from the cart; where tickets stay behind, after the shopper has confirmed it [TRV-04, CNT-05]. */
const removeStay = async (deps: TravelCommandDeps): ReturnType<Commands['travel']['removeStay']> => {
  const { store, http, writer } = deps;
  if (holdsTickets(deps) && (await deps.openModal(8003)) === 'cancel')
    return failure({ code: 'command.declined', message: '', status: 0 });
  const travelId = store.get(primitives.config)?.apiTravelId ?? '';
  store.set(primitives.shopUpdateState, 'update.travel');
  const removed = await writer.change(({ id }) =>
    callEndpoint(http, deleteTravelCart, { params: { cartId: id, travelId } }),
  );
  store.set(primitives.shopUpdateState, '');
  if (!removed.ok) explainRefusal(deps, removed.error, () => void removeStay(deps));
  return removed;
};

const holdsTickets = ({ store }: TravelCommandDeps): boolean => {
  const quantities = store.get(primitives.cart)?.products ?? {};
  return store
    .get(primitives.products)
    .some(({ id, mappedType }) => mappedType === 'ticket' && (quantities[id] ?? 0) > 0);
};
