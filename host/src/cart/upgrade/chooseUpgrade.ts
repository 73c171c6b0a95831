import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import type { PageStore } from '../../page/pageStore.ts';
import type { CartWriter } from '../cartWriter.ts';
import { upgradeChoiceKey } from './followUpgradeChoice.ts';
import { upgradesHeld } from './upgradesHeld.ts';

interface ChooseDeps {
  store: PageStore;
  writer: Pick<CartWriter, 'setQuantity'>;
  /** The tab's storage. */
  storage?: Pick<Storage, 'setItem'>;
}

type Choice = Parameters<Commands['cart']['chooseUpgrade']>[0];

/**
 * Applies the choice of an upgrade: puts the upgrade into the cart. For the choice of no upgrade, removes all upgrades.
 * Next waits for this. A refused choice does not count as made [UPG-01].
 */
export const chooseUpgrade = async (
  { store, writer, storage = tabStorage }: ChooseDeps,
  choice: Choice,
): ReturnType<Commands['cart']['chooseUpgrade']> => {
  const held = store.get(quantitiesAtom);
  const changes: [productId: string, quantity: number][] =
    choice.kind === 'upgrade'
      ? [[choice.productId, Math.max(1, held[choice.productId] ?? 0)]]
      : upgradesHeld(store).map((productId) => [productId, 0]);
  for (const [productId, quantity] of changes) {
    const written = await writer.setQuantity(productId, quantity);
    if (!written.ok) return written;
  }
  store.set(primitives.isUpgradeChoiceMade, true);
  storage.setItem(upgradeChoiceKey(store), 'yes');
  return success(undefined);
};
