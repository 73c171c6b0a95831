import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import type { ToastMessage } from '@festival/shared-contracts/overlay/toastMessage';
import { type CheckoutView, primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { overlayTable, slotImportance } from '../remotes/slot/overlayTable.ts';
import { checkoutPanelId } from './checkoutPanelStateAtom.ts';
import { waitingToastsAtom } from './dueToastsAtom.ts';
import { loginRequestId } from './loginRequestStateAtom.ts';
import { leadsAway } from './modalImportance.ts';
import { type OverlayOrder, topOf, withOverlay, withoutOverlay } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';
import { createPendingModal, type PendingModal } from './pendingModal.ts';
import { shownModalAtom } from './shownModalAtom.ts';
import { upsellPopupId } from './upsellStateAtom.ts';

/** The popups that a remote fills. */
export type ShopPopupName = 'fillCart' | 'previousOrders';

export interface OverlayQueue {
  openModal: Commands['overlay']['openModal'];
  /** Sets the effects of the answers. An effect runs before the promise of `openModal` resolves. */
  setEffects(effects: Record<ModalEffect, () => void>): void;
  /** Opens the checkout panel, changes its view, or closes it. */
  showCheckout(view: CheckoutView): void;
  showToast(toast: ToastMessage): void;
  /** Opens or closes the login request. It does not open if something more important is open [OVL-08]. */
  requestLogin(isNeeded: boolean): void;
  /** Opens or closes a popup. If something more important is open, the popup waits [OVL-04, OVL-05]. */
  showPopup(name: ShopPopupName, isShown: boolean): void;
  /** Opens or closes the popup of offers. It does not open if something more important is open [OVL-06]. */
  showUpsell(isShown: boolean): void;
}

/**
 * Opens all overlays: one dialog at a time by importance, and toasts while no dialog is open [OVL-03, OVL-11]. The same
 * modal is not opened twice. An answer that leaves the page dismisses the less important modals.
 */
export const overlayQueue = (store: PageStore): OverlayQueue => {
  const modals = new Map<string, PendingModal>();
  let effects: Partial<Record<ModalEffect, () => void>> = {};

  const arrange = (change: (order: OverlayOrder) => OverlayOrder): void => {
    const order = change(store.get(overlayOrderAtom));
    const shown = modals.get(topOf(order)?.id ?? '') ?? null;
    store.set(overlayOrderAtom, order);
    store.set(shownModalAtom, shown);
    store.set(primitives.modal, shown?.modal ?? null);
  };

  const dismissBelow = (importance: number): void => {
    for (const pending of modals.values()) if (pending.importance < importance) pending.dismiss();
  };

  const settle = (id: string, effect: ModalEffect | null): void => {
    const importance = modals.get(id)?.importance ?? 0;
    modals.delete(id);
    arrange((order) => withoutOverlay(order, id));
    if (!effect) return;
    if (leadsAway(effect)) dismissBelow(importance);
    effects[effect]?.();
  };

  const showPopup = (name: 'loginRequest' | 'upsell' | ShopPopupName, id: string, isShown: boolean): void => {
    const popup = { id, importance: slotImportance(overlayTable[name].slot) };
    arrange((order) => (isShown ? withOverlay(order, popup) : withoutOverlay(order, id)));
  };

  return {
    setEffects: (given) => {
      effects = given;
    },
    openModal(code, details = {}) {
      const modal = { code, ...details };
      const id = JSON.stringify(modal);
      const pending = modals.get(id) ?? createPendingModal(modal, (effect) => settle(id, effect));
      modals.set(id, pending);
      arrange((order) => withOverlay(order, { id, importance: pending.importance }));
      return pending.answered;
    },
    showCheckout(view) {
      store.set(primitives.checkoutView, view);
      const panel = { id: checkoutPanelId, importance: slotImportance('panel') };
      arrange((order) => (view === 'closed' ? withoutOverlay(order, checkoutPanelId) : withOverlay(order, panel)));
    },
    requestLogin: (isNeeded) => showPopup('loginRequest', loginRequestId, isNeeded),
    showUpsell: (isShown) => showPopup('upsell', upsellPopupId, isShown),
    showPopup: (name, isShown) => showPopup(name, name, isShown),
    showToast: (toast) => store.set(waitingToastsAtom, (waiting) => [...waiting, toast]),
  };
};
