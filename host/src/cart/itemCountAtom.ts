import { primitives } from '@festival/shared-contracts/state/primitives';
import { atom } from 'jotai/vanilla';
import { countItems } from './countItems.ts';
import { shownQuantitiesAtom } from './shownQuantitiesAtom.ts';

/** The number of items in the cart as shown; 0 once the cart's time is over. */
export const itemCountAtom = atom((get) => countItems(get(shownQuantitiesAtom), get(primitives.products)));
