import { isTravelTicket } from './isTravelTicket.ts';
import type { Product } from './product.ts';

/** Whether a product is sold out: by its flag, by its override, or with less than one left; travel tickets can still be added [TIX-05]. */
export const isSoldOut = (product: Product): boolean =>
  product.soldOut ||
  product.meta.overrideSoldout ||
  !product.stockAvailable ||
  (product.stock !== null && product.stock < 1);

/** Whether the product can be added: not when sold out, except travel tickets [TIX-05]. */
export const canBeAdded = (product: Product): boolean => isTravelTicket(product) || !isSoldOut(product);
