import { configAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../../page/pageStore.ts';

/** The ids of the upgrades that are in the cart [UPG-01]. */
export const upgradesHeld = (store: PageStore): string[] => {
  const held = store.get(quantitiesAtom);
  const upgrades = store.get(configAtom)?.upgradableOrder?.upgrades ?? [];
  return upgrades
    .flatMap(({ upgradeOptions }) => upgradeOptions.map(({ productId }) => productId))
    .filter((productId) => (held[productId] ?? 0) > 0);
};
