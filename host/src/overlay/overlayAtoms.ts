import type { ToastMessage } from '@festival/shared-contracts/overlay/toastMessage';
import { atom } from 'jotai/vanilla';
import type { AskedModal } from './askedModal.ts';
import { noOverlays, type OverlayOrder, standingOf, topOf } from './overlayOrder.ts';

/** What is open over the page, written by `overlayQueue` alone. */
export const overlayOrderAtom = atom<OverlayOrder>(noOverlays);

/** The modal on the screen and how it is answered; null while there is none. */
export const shownModalAtom = atom<AskedModal | null>(null);

/** The name of the checkout panel in the order. */
export const checkoutId = 'checkout';

export const checkoutStandingAtom = atom((get) => standingOf(get(overlayOrderAtom), checkoutId));

export const waitingToastsAtom = atom<readonly ToastMessage[]>([]);
const noToasts: readonly ToastMessage[] = [];

/** The toasts that may show: those that wait, once no dialog is open; written, they are done with [OVL-11]. */
export const dueToastsAtom = atom(
  (get) => (topOf(get(overlayOrderAtom)) ? noToasts : get(waitingToastsAtom)),
  (_, set) => set(waitingToastsAtom, noToasts),
);
