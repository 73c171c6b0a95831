import type { ToastMessage } from '@festival/shared-contracts/overlay/toastMessage';
import { atom } from 'jotai/vanilla';
import { topOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';

const noToasts: readonly ToastMessage[] = [];

export const waitingToastsAtom = atom<readonly ToastMessage[]>(noToasts);

/** The toasts that may be shown: the waiting toasts while no dialog is open. Writing this atom removes toasts [OVL-11]. */
export const dueToastsAtom = atom(
  (get) => (topOf(get(overlayOrderAtom)) ? noToasts : get(waitingToastsAtom)),
  (_, set) => set(waitingToastsAtom, noToasts),
);
