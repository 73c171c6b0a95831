import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** What an earlier ticket can become; cents. */
export interface UpgradeOption {
  productId: string;
  /** What is still to pay for it. */
  price: number;
  /** What it costs without the earlier ticket. */
  fullPrice: number;
}

/** One kind of earlier ticket, with what it can become. */
export interface UpgradeOffer {
  id: string;
  name: string;
  options: UpgradeOption[];
}

/**
 * The upgrades of a shop: each option at its price less what was paid for the earlier ticket, never below zero [UPG-01, UPG-02].
 * Options that the shop does not sell are left out, and so are upgrades without any.
 */
export const upgradeOffers = (
  products: readonly Product[],
  upgrades: NonNullable<ShopConfig['upgradableOrder']>['upgrades'],
): UpgradeOffer[] => {
  const priceOf = new Map(products.map(({ id, price }) => [id, price]));
  return upgrades
    .map(({ id, name, discount, upgradeOptions }) => ({
      id,
      name,
      options: upgradeOptions.flatMap(({ productId }): UpgradeOption[] => {
        const fullPrice = priceOf.get(productId);
        return fullPrice === undefined ? [] : [{ productId, fullPrice, price: Math.max(0, fullPrice - discount) }];
      }),
    }))
    .filter(({ options }) => options.length > 0);
};
