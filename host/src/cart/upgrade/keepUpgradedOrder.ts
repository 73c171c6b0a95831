import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { createBrowserRouter } from 'react-router-dom';
import type { PageStore } from '../../page/pageStore.ts';
import { upgradedOrderAtom, upgradedOrderIn } from '../upgradedOrder.ts';

interface KeepDeps {
  store: PageStore;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
}

/** Keeps the order that is upgraded, and its proof, which the address brought; a later address may name another [UPG-02, API-02]. */
export const keepUpgradedOrder = ({ store, router }: KeepDeps): void => {
  if (!store.get(capabilitiesAtom)?.appliesUpgrade) return;
  const keep = (search: string): void => {
    const order = upgradedOrderIn(search);
    if (order.orderId !== '') store.set(upgradedOrderAtom, order);
  };
  keep(router.state.location.search);
  router.subscribe(({ location }) => keep(location.search));
};
