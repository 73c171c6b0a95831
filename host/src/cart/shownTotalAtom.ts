import { totalsAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';
import { isTimeOverAtom } from '../countdown/isTimeOverAtom.ts';

/** The cart's total in cents, as header and bottom bar show it; 0 once the cart's time is over [CNT-02]. */
export const shownTotalAtom = atom((get) => (get(isTimeOverAtom) ? 0 : get(totalsAtom).total));
