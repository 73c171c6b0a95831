import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { productsAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';

/** Ids of the products of the step; it changes when one sells out or returns, not with every quantity. */
export const sampleIdsAtom = steadyAtom(productsAtom, (products) =>
  products.filter((product) => product.mappedType === 'extras' && !isSoldOut(product)).map(({ id }) => id),
);
