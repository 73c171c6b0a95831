import type { Product } from '@festival/shared-contracts/product/product';
import { canBeAdded } from '@festival/shared-contracts/product/quantityRules';
import type { Step } from '../step-flow/step.ts';

/** What the cheapest thing of a step costs, in cents; null when it sells nothing that can be had now. */
export const lowestPrice = (step: Pick<Step, 'counts'>, products: readonly Product[]): number | null => {
  const prices = products.filter((product) => step.counts(product) && canBeAdded(product)).map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
};
