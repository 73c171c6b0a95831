import type { Product } from '@festival/shared-contracts/product/product';

/** Cents of a line without its service costs, which have a row of their own below: the figures of a receipt add up. */
export const lineAmount = (
  { price, serviceCosts }: Pick<Product, 'price' | 'serviceCosts'>,
  quantity: number,
): number => (price - serviceCosts) * quantity;
