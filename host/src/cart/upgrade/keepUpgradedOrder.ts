import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { createBrowserRouter } from 'react-router-dom';
import type { PageStore } from '../../page/pageStore.ts';
import { upgradedOrderAtom, upgradedOrderIn } from '../upgradedOrder.ts';

interface KeepDeps {
  store: PageStore;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
}

/** Keeps the order to upgrade, and the proof for it, from the page's address, because a later address may name another order [UPG-02, API-02]. */
export const keepUpgradedOrder = ({ store, router }: KeepDeps): void => {
  if (!store.get(capabilitiesAtom)?.appliesUpgrade) return;
  const keep = (search: string): void => {
    const order = upgradedOrderIn(search);
    if (order.orderId !== '') store.set(upgradedOrderAtom, order);
  };
  keep(router.state.location.search);
  router.subscribe(({ location }) => keep(location.search));
};
