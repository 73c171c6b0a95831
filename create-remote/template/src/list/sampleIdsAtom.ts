import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { productsAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';

/** Ids of the products of the step; the list changes when a product sells out or returns, not with every quantity. */
export const sampleIdsAtom = steadyAtom(productsAtom, (products) =>
  products.filter((product) => product.mappedType === 'extras' && !isSoldOut(product)).map(({ id }) => id),
);
