import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { upgradesOf } from './checkUpgrade.ts';

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
