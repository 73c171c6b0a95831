import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';
import { offersProduct } from '@festival/shared-contracts/routes/productStep';
import type { StepRow } from '@festival/shared-contracts/routes/routeRow';

/** The lowest price of a step in cents; null when nothing of it is available. A stay's extras are had only with it. */
export const lowestPrice = (step: Pick<StepRow, 'sells'>, products: readonly Product[]): number | null => {
  const prices = products
    .filter((product) => offersProduct(step, product) && product.type !== 'travel' && canBeAdded(product))
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
};
