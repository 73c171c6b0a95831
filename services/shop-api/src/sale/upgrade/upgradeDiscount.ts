import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { upgradeDiscountOf } from '@festival/shared-contracts/product/upgradeDiscountOf';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { upgradesOf } from './checkUpgrade.ts';

/** The discount of each option in cents, for the upgraded tickets [UPG-02]. */
export function upgradeDiscounts(
  quantities: Quantities,
  bought: Quantities | null,
  shop: Shop,
): ReadonlyMap<string, number> {
  const discounts = new Map<string, number>();
  if (bought === null) return discounts;
  for (const upgrade of upgradesOf(shop)) {
    let left = bought[upgrade.id] ?? 0;
    for (const { productId } of upgrade.upgradeOptions) {
      const counted = Math.min(quantities[productId] ?? 0, left);
      left -= counted;
      const product = shop.byId.get(productId)?.product;
      const discount = product ? counted * upgradeDiscountOf(upgrade, product) : 0;
      if (discount > 0) discounts.set(productId, (discounts.get(productId) ?? 0) + discount);
    }
  }
  return discounts;
}

/** The sum of the discounts in cents. */
export const upgradeDiscount = (discounts: ReadonlyMap<string, number>): number =>
  discounts.values().reduce((sum, discount) => sum + discount, 0);
