import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { addOnKey } from '@festival/shared-contracts/travel/addOnKey';
import { explainRefusal } from '../cart/cartFailures.ts';
import { markUpdate } from '../cart/cartState.ts';
import { pendingQuantities } from '../cart/pendingQuantities.ts';
import type { Retry } from '../cart/showRefusal.ts';
import { localStay } from '../cart/stay/localStay.ts';
import { serverStay } from '../cart/stay/serverStay.ts';
import type { StayDeps } from '../cart/stay/stayDeps.ts';
import { guardedCall } from './guardedCall.ts';
import { requestTransport, type TransportRequestDeps } from './requestTransport.ts';

export interface TravelCommandDeps extends TransportRequestDeps, StayDeps {}

type TravelCommands = Commands['travel'];

const declined: ShopError = { code: 'command.declined', message: '', status: 0 };

/** The commands for stays, their add-ons, and requests for transport [TRV, ADD, TRN-04]. */
export const travelCommands = (deps: TravelCommandDeps): TravelCommands => {
  const { store } = deps;
  const stay = store.get(capabilitiesAtom)?.usesServerCart === false ? localStay(deps) : serverStay(deps);

  /** Marks the shop as updating until the change is answered or has failed, and explains a refusal [CNT-05]. */
  const change = async (
    run: () => Promise<Result>,
    state: 'updating' | 'update.travel' = 'updating',
    retry: Retry = () => void change(run, state),
    isLast = () => true,
  ): Promise<Result> => {
    const end = markUpdate(store, state);
    const done = await guardedCall(deps.report, 'travel.failed', run());
    end();
    if (!done.ok && isLast()) await explainRefusal(deps, done.error, retry);
    return done;
  };

  const pressed = new Map<string, number>();
  /** Changes one quantity, which shows at once. If a newer press waits, the answer to that press decides [BYD-05, TIX-12]. */
  const changeQuantity = async (
    key: string,
    quantity: number,
    run: (quantity: number) => Promise<Result>,
  ): Promise<Result> => {
    const pending = pendingQuantities(store);
    const press = (pressed.get(key) ?? 0) + 1;
    pressed.set(key, press);
    const isLast = () => pressed.get(key) === press;
    pending.show(key, quantity);
    const retry: Retry = (left = quantity) => void changeQuantity(key, left, run);
    const done = await change(() => run(quantity), 'updating', retry, isLast);
    if (isLast()) pending.settle(key, quantity, done);
    return done;
  };

  return {
    readStay: stay.read,
    chooseStay: (choice) => change(() => stay.choose(choice)),
    setPersons: (persons) => change(() => stay.setPersons(persons)),
    setExtra: (extraId, amount) => changeQuantity(extraId, amount, (number) => stay.setExtra(extraId, number)),
    removeStay: async () => ((await confirmsRemoval(deps)) ? change(stay.remove, 'update.travel') : failure(declined)),
    setAddOn: (addOn) => {
      const key = addOnKey(addOn.reference, addOn.extraId);
      return changeQuantity(key, addOn.quantity, (quantity) => stay.setAddOn(key, { ...addOn, quantity }));
    },
    requestTransport: (request) => requestTransport(deps, request),
  };
};

/** Returns true if the shopper confirms the removal of the stay. If the cart contains tickets, 8003 first explains what happens to them, except in a wishlist [TRV-04]. */
const confirmsRemoval = async ({ store, openModal }: TravelCommandDeps): Promise<boolean> => {
  const quantities = store.get(primitives.cart)?.products ?? {};
  const held = store.get(primitives.products).filter(({ id }) => (quantities[id] ?? 0) > 0);
  const room = held.find(({ type }) => type === 'hotel');
  const values = room && { name: productInLanguage(room, store.get(primitives.language)).name };
  if ((await openModal(6001, { values })) === 'cancel') return false;
  const hasTickets = held.some(({ mappedType }) => mappedType === 'ticket');
  if (hasTickets && !store.get(capabilitiesAtom)?.isWishlist) await openModal(8003);
  return true;
};
