import { atom } from 'jotai/vanilla';
import type { TravelCart } from '../travel/travelCart.ts';
import { quantitiesAtom } from './shopState.ts';

/** The cart's stay when it was last read or chosen; only the host and the harness may write it. */
export const travelCartPrimitive = atom<TravelCart | null>(null);

/** The stay of the cart on the page; null without one, and until it is read (`travel.readStay`) [TRV-03]. */
export const travelCartAtom = atom((get): TravelCart | null => {
  const stay = get(travelCartPrimitive);
  // The stay may have been removed from the cart in the basket, in another tab, or because its time ended.
  return stay && (get(quantitiesAtom)[stay.packageOption?.roomId ?? ''] ?? 0) > 0 ? stay : null;
});
