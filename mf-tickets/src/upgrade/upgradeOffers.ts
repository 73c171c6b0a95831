import type { Language } from '@festival/shared-contracts/language/languages';
import type { Product } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import { upgradeDiscountOf } from '@festival/shared-contracts/product/upgradeDiscountOf';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** An upgrade of an earlier ticket; cents. */
export interface UpgradeOption {
  productId: string;
  /** The price left to pay. */
  price: number;
  /** The price without the earlier ticket. */
  fullPrice: number;
}

/** One kind of earlier ticket, with its upgrades. */
export interface UpgradeOffer {
  id: string;
  name: string;
  options: UpgradeOption[];
}

/**
 * The upgrades of a shop: each option costs its price less the price paid for the earlier ticket, never below zero
 * [UPG-01, UPG-02]. Options that the shop does not sell are left out, and so are upgrades without options. The earlier
 * ticket has its name in the page's language if the shop knows it.
 */
export const upgradeOffers = (
  products: readonly Product[],
  upgrades: NonNullable<ShopConfig['upgradableOrder']>['upgrades'],
  language: Language,
): UpgradeOffer[] => {
  const priceOf = new Map(products.map(({ id, price }) => [id, price]));
  const nameOf = ({ id, name }: { id: string; name: string }): string => {
    const earlier = products.find((product) => product.id === id);
    return earlier ? productInLanguage(earlier, language).name : name;
  };
  return upgrades
    .map((upgrade) => ({
      id: upgrade.id,
      name: nameOf(upgrade),
      options: upgrade.upgradeOptions.flatMap(({ productId }): UpgradeOption[] => {
        const fullPrice = priceOf.get(productId);
        if (fullPrice === undefined) return [];
        return [{ productId, fullPrice, price: fullPrice - upgradeDiscountOf(upgrade, { price: fullPrice }) }];
      }),
    }))
    .filter(({ options }) => options.length > 0);
};
