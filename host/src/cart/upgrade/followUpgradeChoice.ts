import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../../page/pageStore.ts';
import { upgradedOrderAtom } from '../upgradedOrder.ts';
import { upgradesHeld } from './upgradesHeld.ts';

interface FollowDeps {
  store: PageStore;
  /** The tab's storage. */
  storage: Pick<Storage, 'getItem'>;
}

/** The storage key under which the tab remembers that the choice of an order's upgrade was made. */
export const upgradeChoiceKey = (store: PageStore): string =>
  `festival-upgrade-${store.get(primitives.config)?.slug}-${store.get(upgradedOrderAtom).orderId}`;

/**
 * Restores the choice of an upgrade after a reload. If the cart has an upgrade, the choice is made. For the choice of
 * no upgrade, `chooseUpgrade` has stored the order in this tab [UPG-01].
 */
export const followUpgradeChoice = ({ store, storage }: FollowDeps): void => {
  if (!store.get(capabilitiesAtom)?.appliesUpgrade) return;
  const isMade = upgradesHeld(store).length > 0 || storage.getItem(upgradeChoiceKey(store));
  if (isMade) store.set(primitives.isUpgradeChoiceMade, true);
};
