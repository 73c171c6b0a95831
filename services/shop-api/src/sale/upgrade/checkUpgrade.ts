import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { type Refusal, refusal } from '../refusal/refusal.ts';

type Upgrade = NonNullable<ShopConfig['upgradableOrder']>['upgrades'][number];

const orderMissing = refusal('upgrade.order_missing');
const moreThanBought = refusal('upgrade.more_than_bought');

/** The upgrades that a shop sells. */
export const upgradesOf = (shop: Shop): readonly Upgrade[] => shop.config.upgradableOrder?.upgrades ?? [];

/** The quantity of all options of one upgrade in a cart. */
const upgradesIn = ({ upgradeOptions }: Upgrade, quantities: Quantities): number =>
  upgradeOptions.reduce((sum, { productId }) => sum + (quantities[productId] ?? 0), 0);

const isOption = (productId: string, shop: Shop): boolean =>
  upgradesOf(shop).some(({ upgradeOptions }) => upgradeOptions.some((option) => option.productId === productId));

export const holdsUpgrade = (quantities: Quantities, shop: Shop): boolean =>
  Object.keys(quantities).some((id) => (quantities[id] ?? 0) > 0 && isOption(id, shop));

/**
 * Checks that each bought ticket is upgraded at most once. `bought` is by product id; null without an order [UPG-01].
 */
export function checkUpgrade(quantities: Quantities, bought: Quantities | null, shop: Shop): Result<void, Refusal> {
  if (!holdsUpgrade(quantities, shop)) return success(undefined);
  if (bought === null) return failure(orderMissing);
  const isTooMany = upgradesOf(shop).some((upgrade) => upgradesIn(upgrade, quantities) > (bought[upgrade.id] ?? 0));
  return isTooMany ? failure(moreThanBought) : success(undefined);
}
