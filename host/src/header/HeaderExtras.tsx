import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { loadChunk } from '../chunk/loadChunk.ts';
import { hydratedAtom } from '../page/hydratedAtom.ts';

const ordersFile = () => import(/* webpackChunkName: "previous-orders" */ './PreviousOrders.tsx');
const asidesFile = () => import(/* webpackChunkName: "asides" */ '../aside/Asides.tsx');

const PreviousOrders = lazyComponent(async () => (await loadChunk(ordersFile)).PreviousOrders);
const Asides = lazyComponent(async () => (await loadChunk(asidesFile)).Asides);

/** The parts of the header that only some shops have; their code comes after hydration, where a shop has them. */
export function HeaderExtras() {
  const { looksUpOrder, notifiesOfCart, offersToSaveTime, offersUpsell } = useAtomValue(capabilitiesAtom) ?? {};
  if (!useAtomValue(hydratedAtom)) return null;
  return (
    <Suspense fallback={null}>
      {looksUpOrder && <PreviousOrders />}
      {(notifiesOfCart || offersToSaveTime || offersUpsell) && <Asides />}
    </Suspense>
  );
}
