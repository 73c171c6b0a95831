import type { ToastMessage } from '@festival/shared-contracts/overlay/toastMessage';
import { atom } from 'jotai/vanilla';
import type { AskedModal } from './askedModal.ts';
import { noOverlays, type OverlayOrder, standingOf, topOf } from './overlayOrder.ts';

/** The open and waiting overlays; only `overlayQueue` writes it. */
export const overlayOrderAtom = atom<OverlayOrder>(noOverlays);

/** The modal on the screen; null when none is. */
export const shownModalAtom = atom<AskedModal | null>(null);

/** The checkout panel's id in the order. */
export const checkoutId = 'checkout';

export const checkoutStandingAtom = atom((get) => standingOf(get(overlayOrderAtom), checkoutId));

export const waitingToastsAtom = atom<readonly ToastMessage[]>([]);
const noToasts: readonly ToastMessage[] = [];

/** Toasts that may be shown: the waiting ones while no dialog is open. Writing it clears them [OVL-11]. */
export const dueToastsAtom = atom(
  (get) => (topOf(get(overlayOrderAtom)) ? noToasts : get(waitingToastsAtom)),
  (_, set) => set(waitingToastsAtom, noToasts),
);
