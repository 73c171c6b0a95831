import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';

type Upgrade = NonNullable<ShopConfig['upgradableOrder']>['upgrades'][number];

export const upgradeNeedsOrder: Refusal = {
  code: 'upgrade.order_missing',
  message: 'An upgrade needs the order that it upgrades.',
};
export const moreThanBought: Refusal = {
  code: 'upgrade.more_than_bought',
  message: 'There are not that many tickets to upgrade in the order.',
};

const upgradesOf = (shop: Shop): readonly Upgrade[] => shop.config.upgradableOrder?.upgrades ?? [];

/** How many options of one upgrade a cart holds. */
const upgradesIn = ({ upgradeOptions }: Upgrade, quantities: Quantities): number =>
  upgradeOptions.reduce((sum, { productId }) => sum + (quantities[productId] ?? 0), 0);

const isOption = (productId: string, shop: Shop): boolean =>
  upgradesOf(shop).some(({ upgradeOptions }) => upgradeOptions.some((option) => option.productId === productId));

export const holdsUpgrade = (quantities: Quantities, shop: Shop): boolean =>
  Object.keys(quantities).some((id) => (quantities[id] ?? 0) > 0 && isOption(id, shop));

/**
 * Why the upgrades among these quantities can't be had for what was bought (product id to quantity, null without an order),
 * or null: each ticket bought is upgraded once at most [UPG-01].
 */
export function upgradeRefusal(quantities: Quantities, bought: Quantities | null, shop: Shop): Refusal | null {
  if (!holdsUpgrade(quantities, shop)) return null;
  if (bought === null) return upgradeNeedsOrder;
  const isTooMany = upgradesOf(shop).some((upgrade) => upgradesIn(upgrade, quantities) > (bought[upgrade.id] ?? 0));
  return isTooMany ? moreThanBought : null;
}

/** The discount in cents for the tickets that are upgraded; never more than an option costs [UPG-02]. */
export function upgradeDiscount(quantities: Quantities, bought: Quantities | null, shop: Shop): number {
  if (bought === null) return 0;
  return upgradesOf(shop).reduce((total, upgrade) => {
    let left = bought[upgrade.id] ?? 0;
    return upgrade.upgradeOptions.reduce((sum, { productId }) => {
      const counted = Math.min(quantities[productId] ?? 0, left);
      left -= counted;
      return sum + counted * Math.min(upgrade.discount, shop.byId.get(productId)?.product.price ?? 0);
    }, total);
  }, 0);
}
