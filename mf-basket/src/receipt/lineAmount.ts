import type { Product } from '@festival/shared-contracts/product/product';

/** Cents of a line without its service costs, which have their own row below, so that the rows add up. */
export const lineAmount = (
  { price, serviceCosts }: Pick<Product, 'price' | 'serviceCosts'>,
  quantity: number,
): number => (price - serviceCosts) * quantity;
