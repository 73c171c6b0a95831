import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { upgradedOrderAtom } from '../cart/upgradedOrderAtom.ts';
import type { PageStore } from '../page/pageStore.ts';
import { upgradesHeld } from './upgradesHeld.ts';

interface FollowDeps {
  store: PageStore;
  slug: string;
  /** The tab's storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Keeps the choice of an upgrade over a reload: a cart with an upgrade has made it, and no upgrade is remembered for the order in
 * this tab [UPG-01].
 */
export const followUpgradeChoice = ({ store, slug, storage }: FollowDeps): void => {
  if (!store.get(capabilitiesAtom)?.appliesUpgrade) return;
  const key = `festival-upgrade-${slug}-${store.get(upgradedOrderAtom).orderId}`;
  if (upgradesHeld(store).length > 0 || storage.getItem(key)) store.set(primitives.isUpgradeChoiceMade, true);
  store.sub(primitives.isUpgradeChoiceMade, () => {
    if (store.get(primitives.isUpgradeChoiceMade)) storage.setItem(key, 'yes');
  });
};
