import { type Atom, atom } from 'jotai/vanilla';
import { type OverlayState, overlayStateOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';
import type { ShopPopupName } from './overlayQueue.ts';

const stateOf = (name: ShopPopupName): Atom<OverlayState> => atom((get) => overlayStateOf(get(overlayOrderAtom), name));

/** Of each popup that a remote fills: whether it is open. Its name is its id in the order. */
export const popupStateAtoms: Readonly<Record<ShopPopupName, Atom<OverlayState>>> = {
  fillCart: stateOf('fillCart'),
  previousOrders: stateOf('previousOrders'),
};
