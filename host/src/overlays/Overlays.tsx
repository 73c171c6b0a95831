import { checkoutViewAtom } from '@festival/shared-contracts/state/shopState';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { useAtomValue } from 'jotai';
import { type Atom, atom } from 'jotai/vanilla';
import { Suspense, useState } from 'react';
import { aheadFailed } from '../network/aheadFailed.ts';
import { loadChunk } from '../network/loadChunk.ts';
import { hydratedAtom } from '../page/hydratedAtom.ts';
import { checkoutPanelStateAtom } from './checkoutPanelStateAtom.ts';
import { dueToastsAtom } from './dueToastsAtom.ts';
import { currentFocusPlace, type FocusPlace } from './focusPlace.ts';
import { loginRequestStateAtom } from './loginRequestStateAtom.ts';
import { type OverlayState, overlayStateOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';
import type { ShopPopupName } from './overlayQueue.ts';
import { shownModalAtom } from './shownModalAtom.ts';
import { upsellStateAtom } from './upsellStateAtom.ts';

const panelFile = () => import(/* webpackChunkName: "checkout-panel" */ './CheckoutPanel.tsx');
const modalFile = () => import(/* webpackChunkName: "general-modal" */ './GeneralModal.tsx');
const loginFile = () => import(/* webpackChunkName: "login-request" */ './LoginRequest.tsx');
const popupFile = () => import(/* webpackChunkName: "shop-popup" */ './ShopPopup.tsx');
const upsellFile = () => import(/* webpackChunkName: "upsell-popup" */ './UpsellPopup.tsx');
const toastFile = () => import(/* webpackChunkName: "toast-slot" */ './ToastSlot.tsx');

const CheckoutPanel = lazyComponent(async () => (await loadChunk(panelFile)).CheckoutPanel);
const GeneralModal = lazyComponent(async () => (await loadChunk(modalFile)).GeneralModal);
const LoginRequest = lazyComponent(async () => (await loadChunk(loginFile)).LoginRequest);
const ShopPopup = lazyComponent(async () => (await loadChunk(popupFile)).ShopPopup);
const UpsellPopup = lazyComponent(async () => (await loadChunk(upsellFile)).UpsellPopup);
const ToastSlot = lazyComponent(async () => (await loadChunk(toastFile)).ToastSlot);

/**
 * All overlays, slot by slot, after hydration. The code of each slot is loaded when it is first needed, and no other
 * slot waits for it.
 */
export function Overlays() {
  const isHydrated = useAtomValue(hydratedAtom);
  if (!isHydrated) return null;
  return (
    <>
      <PanelSlot />
      <ModalSlot />
      <LoginSlot />
      <PopupSlot name="fillCart" />
      <PopupSlot name="previousOrders" />
      <UpsellSlot />
      <Suspense fallback={null}>
        <FirstToast />
      </Suspense>
    </>
  );
}

// Each slot waits for its code below `useFocusPlace`. If it waited above, the retry would look for the focus again
// after it has moved.
function PanelSlot() {
  const state = useAtomValue(checkoutPanelStateAtom);
  const view = useAtomValue(checkoutViewAtom);
  const focusPlace = useFocusPlace(state !== 'closed');
  return (
    <Suspense fallback={null}>
      {focusPlace && <CheckoutPanel view={view} state={state} focusPlace={focusPlace} />}
    </Suspense>
  );
}

function ModalSlot() {
  const modal = useAtomValue(shownModalAtom);
  const focusPlace = useFocusPlace(modal !== null);
  return (
    <Suspense fallback={null}>
      {modal && focusPlace && (
        <GeneralModal key={JSON.stringify(modal.modal)} pending={modal} focusPlace={focusPlace} />
      )}
    </Suspense>
  );
}

function LoginSlot() {
  const state = useAtomValue(loginRequestStateAtom);
  const focusPlace = useFocusPlace(state !== 'closed');
  return <Suspense fallback={null}>{focusPlace && <LoginRequest state={state} focusPlace={focusPlace} />}</Suspense>;
}

function PopupSlot({ name }: { name: ShopPopupName }) {
  const state = useAtomValue(popupStateAtoms[name]);
  const focusPlace = useFocusPlace(state !== 'closed');
  return (
    <Suspense fallback={null}>{focusPlace && <ShopPopup name={name} state={state} focusPlace={focusPlace} />}</Suspense>
  );
}

function UpsellSlot() {
  const state = useAtomValue(upsellStateAtom);
  const focusPlace = useFocusPlace(state !== 'closed');
  return <Suspense fallback={null}>{focusPlace && <UpsellPopup state={state} focusPlace={focusPlace} />}</Suspense>;
}

function FirstToast() {
  const isNeeded = useWasEverTrue(useAtomValue(dueToastsAtom).length > 0);
  return isNeeded && <ToastSlot />;
}

/** Whether the value has been true at least once. */
const useWasEverTrue = (isTrue: boolean): boolean => {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
};

/** Loads the dialogs' code while the page is idle, so that the first press does not wait for it. */
export const prepareOverlays = async (): Promise<void> =>
  void (await Promise.all([panelFile().catch(aheadFailed), modalFile().catch(aheadFailed)]));

const stateOf = (name: ShopPopupName): Atom<OverlayState> => atom((get) => overlayStateOf(get(overlayOrderAtom), name));

/** Whether each popup that a remote fills is open. The popup's name is its id in the overlay order. */
const popupStateAtoms: Readonly<Record<ShopPopupName, Atom<OverlayState>>> = {
  fillCart: stateOf('fillCart'),
  previousOrders: stateOf('previousOrders'),
};

/**
 * The focus before a slot's overlay opened; null before the first overlay. If one overlay follows another in the slot,
 * the last one returns the focus to the same place.
 */
const useFocusPlace = (isOpen: boolean): FocusPlace | null => {
  const [last, setLast] = useState<{ isOpen: boolean; place: FocusPlace | null }>({ isOpen: false, place: null });
  if (isOpen === last.isOpen) return last.place;
  const place = isOpen ? currentFocusPlace() : last.place;
  setLast({ isOpen, place });
  return place;
};
