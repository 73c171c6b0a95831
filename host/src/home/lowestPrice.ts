import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import { isUpgradeTicket } from '@festival/shared-contracts/product/isUpgradeTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import { offersProduct } from '@festival/shared-contracts/routes/productStep';
import type { StepRow } from '@festival/shared-contracts/routes/routeRow';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/**
 * The lowest price of a step in cents; null when nothing of it is available. A stay's extras are had only with it, and tickets that are
 * upgrades only for an earlier one [TIX-11].
 */
export const lowestPrice = (
  step: Pick<StepRow, 'sells'>,
  products: readonly Product[],
  config: Pick<ShopConfig, 'upgradableOrder'> | null,
): number | null => {
  const prices = products
    .filter((product) => offersProduct(step, product) && product.type !== 'travel' && canBeAdded(product))
    .filter((product) => !isUpgradeTicket(product, config))
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
};
