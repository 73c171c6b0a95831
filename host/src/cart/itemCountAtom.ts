import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';
import { countItems } from './countItems.ts';

/** The number of items in the cart as shown. */
export const itemCountAtom = atom((get) => countItems(get(quantitiesAtom), get(primitives.products)));
