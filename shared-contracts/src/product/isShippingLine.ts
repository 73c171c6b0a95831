import type { Product } from './product.ts';

/** The shipping line belongs to the cart's sums, not among merchandise [SHP-04]. */
export const isShippingLine = (product: Pick<Product, 'slug'>): boolean => product.slug === 'shipping';
