import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';

/** How many things the cart holds, as its receipt lists them. */
export const itemCountAtom = atom((get) =>
  basketGroups(get(quantitiesAtom), get(primitives.products))
    .flatMap((group) => group.lines)
    .reduce((sum, line) => sum + line.quantity, 0),
);
