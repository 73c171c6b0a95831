import type { Quantities } from '../cart/cart.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';
import { upgradeDiscountOf } from './upgradeDiscountOf.ts';

interface Upgraded {
  /** The upgrades that the shop sells. */
  upgrades: readonly NonNullable<ShopConfig['upgradableOrder']>['upgrades'][number][];
  /** The number of tickets in the upgraded order, by the upgrade's id; infinite while no order is checked. */
  boughtOf(id: string): number;
  /** The product of an option, if the shop sells it. */
  productOf(id: string): { price: number } | undefined;
}

/** The discount of the earlier tickets on each option of a cart, in cents by product id; each earlier ticket counts once [UPG-02]. */
export const upgradeDiscounts = (
  quantities: Quantities,
  { upgrades, boughtOf, productOf }: Upgraded,
): ReadonlyMap<string, number> => {
  const discounts = new Map<string, number>();
  for (const upgrade of upgrades) {
    let left = boughtOf(upgrade.id);
    for (const { productId } of upgrade.upgradeOptions) {
      const counted = Math.min(quantities[productId] ?? 0, left);
      left -= counted;
      const product = productOf(productId);
      const discount = product ? counted * upgradeDiscountOf(upgrade, product) : 0;
      if (discount > 0) discounts.set(productId, (discounts.get(productId) ?? 0) + discount);
    }
  }
  return discounts;
};

/** The sum of the discounts in cents. */
export const sumOfDiscounts = (discounts: ReadonlyMap<string, number>): number =>
  [...discounts.values()].reduce((sum, discount) => sum + discount, 0);
