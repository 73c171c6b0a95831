import { cartCountdownAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';

/** Whether the cart's time is over: what it held is on sale again, so that nothing shows its number or its sum any more [CNT-02]. */
export const isTimeOverAtom = atom((get) => get(cartCountdownAtom) === 0);
