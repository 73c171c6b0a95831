import type { Product } from '@festival/shared-contracts/product/product';

/**
 * The shop's products as they are now. One that has not changed stays the same object, so its card is not compared any further;
 * where nothing has changed the list is the same too.
 */
export const renewedProducts = (before: Product[], after: readonly Product[]): Product[] => {
  const known = new Map(before.map((product) => [product.id, product]));
  const renewed = after.map((product) => {
    const former = known.get(product.id);
    return former && JSON.stringify(former) === JSON.stringify(product) ? former : product;
  });
  const isSame = renewed.length === before.length && renewed.every((product, index) => product === before[index]);
  return isSame ? before : renewed;
};
