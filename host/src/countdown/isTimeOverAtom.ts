import { cartCountdownAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';

/** Whether the cart's time is over. Its products are then on sale again, so the page no longer shows the cart's number and total [CNT-02]. */
export const isTimeOverAtom = atom((get) => get(cartCountdownAtom) === 0);
