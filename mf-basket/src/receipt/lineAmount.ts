import type { Product } from '@festival/shared-contracts/product/product';

/** Cents of a line at the price that the shop shows for it everywhere: its service costs are part of it (docs/decisions/0036). */
export const lineAmount = ({ price }: Pick<Product, 'price'>, quantity: number): number => price * quantity;
