import { isTravelTicket } from './isTravelTicket.ts';
import type { Product } from './product.ts';

/** Sold out when flagged, forced, or with less than one left; travel tickets stay addable [TIX-05]. */
export const isSoldOut = (product: Product): boolean =>
  product.soldOut ||
  product.meta.overrideSoldout ||
  !product.stockAvailable ||
  (product.stock !== null && product.stock < 1);

/** Whether the product may be added at all: not when sold out, except tickets that come with travel [TIX-05]. */
export const canBeAdded = (product: Product): boolean => isTravelTicket(product) || !isSoldOut(product);
