import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** What the basket shows, grouped and in order [BSK-01]. */
export const basketGroupsAtom = atom((get) => basketGroups(get(quantitiesAtom), get(productsAtom)));
