import { isSoldOut } from './isSoldOut.ts';
import type { MappedType, Product } from './product.ts';

/** The stock below which a shopper sees the remaining number, by kind: in a queue 120 tickets sell out sooner than 10 shirts. */
const shownFrom: Partial<Record<MappedType, number>> = { ticket: 120, transportation: 12, merchandise: 8, extras: 12 };

/** The stock if it is so low that a shopper should know; null otherwise, and if sold out. */
export const nearlyGone = (product: Product): number | null => {
  const { stock } = product;
  if (stock === null || isSoldOut(product)) return null;
  return stock <= (shownFrom[product.mappedType] ?? 0) ? stock : null;
};
