import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';
import { isTimeOverAtom } from '../countdown/isTimeOverAtom.ts';

const none: Quantities = {};

/** The quantities in the cart as header and steps show them; none once the cart's time is over [CNT-02]. */
export const shownQuantitiesAtom = atom((get) => (get(isTimeOverAtom) ? none : get(quantitiesAtom)));
