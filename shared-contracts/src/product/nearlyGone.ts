import type { MappedType, Product } from './product.ts';
import { isSoldOut } from './quantityRules.ts';

/** From how many left a shopper is told, by kind: a queue empties 120 tickets sooner than 10 shirts. */
const saidFrom: Partial<Record<MappedType, number>> = { ticket: 120, transportation: 12, merchandise: 8, extras: 12 };

/** How many are left, where it is so few that a shopper should know; null otherwise, and once sold out. */
export const nearlyGone = (product: Product): number | null => {
  const { stock } = product;
  if (stock === null || isSoldOut(product)) return null;
  return stock <= (saidFrom[product.mappedType] ?? 0) ? stock : null;
};
