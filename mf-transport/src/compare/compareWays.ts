import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';

/** The facts in which a way to travel can be the best. */
export type Merit = 'cheapest' | 'fastest' | 'cleanest';

/** A way to travel, with the facts in which it is the best of all that can still be booked. */
export interface ComparedWay {
  id: string;
  merits: Merit[];
}

/** The compared number; less is better. Undefined without data. */
const measures: Record<Merit, (way: Product) => number | undefined> = {
  cheapest: ({ price }) => price,
  fastest: ({ meta }) => meta.travelMinutes,
  cleanest: ({ meta }) => meta.co2Kilograms,
};
const merits = Object.keys(measures) as Merit[];

/** The ways to travel that a shop compares, in the shop's order, for one region or for all [TRN-03]. */
const waysOf = (products: readonly Product[], region: string | undefined): Product[] =>
  products.filter(
    ({ mappedType, meta }) => mappedType === 'comparetransport' && (region === undefined || meta.region === region),
  );

/** The best value, if at least two ways have one and the values differ; otherwise undefined. */
const bestOf = (merit: Merit, ways: readonly Product[]): number | undefined => {
  const values = ways.map(measures[merit]).filter((value) => value !== undefined);
  const best = Math.min(...values);
  return values.some((value) => value > best) ? best : undefined;
};

/**
 * The ways to travel of a region, or of all, each with the facts in which it is the best. A full way comes last, unless
 * it is in the cart, and is never the best [TRN-03].
 */
export const compareWays = (
  products: readonly Product[],
  { region, held = {} }: { region?: string | undefined; held?: Quantities } = {},
): ComparedWay[] => {
  const ways = waysOf(products, region);
  const isOpen = (way: Product) => !isSoldOut(way) || (held[way.id] ?? 0) > 0;
  const open = ways.filter(isOpen);
  const best = Object.fromEntries(merits.map((merit) => [merit, bestOf(merit, open)]));
  const meritsOf = (way: Product) =>
    isOpen(way) ? merits.filter((merit) => best[merit] !== undefined && measures[merit](way) === best[merit]) : [];
  return [...open, ...ways.filter((way) => !isOpen(way))].map((way) => ({ id: way.id, merits: meritsOf(way) }));
};

/** Whether the compared ways are from several regions, so that one can be chosen. */
export const hasRegions = (products: readonly Product[]): boolean =>
  new Set(waysOf(products, undefined).map(({ meta }) => meta.region)).size > 1;
