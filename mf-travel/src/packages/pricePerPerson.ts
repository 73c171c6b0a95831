import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';

/** Cents for one person; null if the price cannot be divided exactly, and for a stay of one person. */
export const pricePerPerson = ({
  totalPrice,
  occupation,
}: Pick<TravelPackage, 'totalPrice' | 'occupation'>): number | null =>
  occupation > 1 && totalPrice % occupation === 0 ? totalPrice / occupation : null;
