import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import { atom } from 'jotai';

/** The room in the cart whose stay is not read yet; empty if there is none. */
export const unreadRoomAtom = steadyAtom(
  atom((get) => {
    const held = get(quantitiesAtom);
    const room = get(productsAtom).find(({ id, type }) => type === 'hotel' && (held[id] ?? 0) > 0);
    return get(travelCartAtom) === null ? (room?.id ?? '') : '';
  }),
  (id) => id,
);
