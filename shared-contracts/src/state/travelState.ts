import { atom } from 'jotai/vanilla';
import type { TravelCart } from '../travel/travelCart.ts';
import { quantitiesAtom } from './shopState.ts';

/** The stay of the cart when it was last read or chosen; writable only for the host and the harness. */
export const travelCartPrimitive = atom<TravelCart | null>(null);

/** The stay of the cart on the page; null without one, and until it is read (`travel.readStay`) [TRV-03]. */
export const travelCartAtom = atom((get): TravelCart | null => {
  const stay = get(travelCartPrimitive);
  // The stay may have left the cart in the basket, in another tab, or with its time.
  return stay && (get(quantitiesAtom)[stay.packageOption?.roomId ?? ''] ?? 0) > 0 ? stay : null;
});
