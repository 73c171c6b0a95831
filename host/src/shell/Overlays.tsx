import { checkoutViewAtom, modalAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { lazy, useState } from 'react';
import { hydratedAtom } from '../page/hydratedAtom.ts';
import { loadChunk } from './loadChunk.ts';

const panelFile = () => import(/* webpackChunkName: "checkout-panel" */ '../checkout-panel/CheckoutPanel.tsx');
const modalFile = () => import(/* webpackChunkName: "general-modal" */ '../modal/GeneralModal.tsx');

const CheckoutPanel = lazy(async () => ({ default: (await loadChunk(panelFile)).CheckoutPanel }));
const GeneralModal = lazy(async () => ({ default: (await loadChunk(modalFile)).GeneralModal }));

/** What stands over the page, from when the browser has taken it over; its code comes when it is first needed. */
export function Overlays() {
  const isHydrated = useAtomValue(hydratedAtom);
  const view = useAtomValue(checkoutViewAtom);
  const modal = useAtomValue(modalAtom);
  const [wasOpened, setWasOpened] = useState(false);
  if (!isHydrated) return null;
  if (view !== 'closed' && !wasOpened) setWasOpened(true);
  return (
    <>
      {wasOpened && <CheckoutPanel view={view} />}
      {modal && <GeneralModal key={modal.code} modal={modal} />}
    </>
  );
}

/** Fetches the overlays' code while nothing else is to do, so that the first press finds it there. */
export const prepareOverlays = async (): Promise<void> => void (await Promise.allSettled([panelFile(), modalFile()]));
