import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';
import { isTimeOverAtom } from '../countdown/isTimeOverAtom.ts';
import { countItems } from './countItems.ts';

/** The number of items in the cart as shown; 0 once the cart's time is over. */
export const itemCountAtom = atom((get) =>
  get(isTimeOverAtom) ? 0 : countItems(get(quantitiesAtom), get(primitives.products)),
);
