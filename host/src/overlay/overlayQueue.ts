import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import { slotImportance } from '@festival/shared-contracts/overlay/overlayTable';
import type { ToastMessage } from '@festival/shared-contracts/overlay/toastMessage';
import { type CheckoutView, primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { type AskedModal, askModal } from './askedModal.ts';
import { leadsAway } from './modalImportance.ts';
import { checkoutId, overlayOrderAtom, shownModalAtom, waitingToastsAtom } from './overlayAtoms.ts';
import { type OverlayOrder, topOf, withOverlay, withoutOverlay } from './overlayOrder.ts';

export interface OverlayQueue {
  openModal: Commands['overlay']['openModal'];
  /** Takes what the effects of answers do; they are carried out before the one who opened the modal hears of the answer. */
  carryOutBy(effects: Record<ModalEffect, () => void>): void;
  /** Opens the checkout panel, changes what it shows, or closes it. */
  showCheckout(view: CheckoutView): void;
  showToast(toast: ToastMessage): void;
}

/**
 * The one place that opens something over the page: dialogs one at a time by their importance, toasts once none is open
 * [OVL-03, OVL-11]. A modal that is open or waits is not opened twice; an answer that leads away leaves behind what else
 * was asked.
 */
export const overlayQueue = (store: PageStore): OverlayQueue => {
  const modals = new Map<string, AskedModal>();
  let effects: Partial<Record<ModalEffect, () => void>> = {};

  const arrange = (change: (order: OverlayOrder) => OverlayOrder): void => {
    const order = change(store.get(overlayOrderAtom));
    const shown = modals.get(topOf(order)?.id ?? '') ?? null;
    store.set(overlayOrderAtom, order);
    store.set(shownModalAtom, shown);
    store.set(primitives.modal, shown?.modal ?? null);
  };

  const leaveBehind = (importance: number): void => {
    for (const asked of modals.values()) if (asked.importance < importance) asked.dismiss();
  };

  const settle = (id: string, effect: ModalEffect | null): void => {
    const importance = modals.get(id)?.importance ?? 0;
    modals.delete(id);
    arrange((order) => withoutOverlay(order, id));
    if (!effect) return;
    if (leadsAway(effect)) leaveBehind(importance);
    effects[effect]?.();
  };

  return {
    carryOutBy: (given) => {
      effects = given;
    },
    openModal(code, details = {}) {
      const modal = { code, ...details };
      const id = JSON.stringify(modal);
      const asked = modals.get(id) ?? askModal(modal, (effect) => settle(id, effect));
      modals.set(id, asked);
      arrange((order) => withOverlay(order, { id, importance: asked.importance }));
      return asked.answered;
    },
    showCheckout(view) {
      store.set(primitives.checkoutView, view);
      const panel = { id: checkoutId, importance: slotImportance('panel') };
      arrange((order) => (view === 'closed' ? withoutOverlay(order, checkoutId) : withOverlay(order, panel)));
    },
    showToast: (toast) => store.set(waitingToastsAtom, (waiting) => [...waiting, toast]),
  };
};
