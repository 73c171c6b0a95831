import type { TravelPackage } from './travelPackage.ts';

/** Available packages first, otherwise in the given order [TRV-01]. */
export const soldOutLast = (packages: readonly TravelPackage[]): TravelPackage[] => [
  ...packages.filter((item) => !item.state.soldout),
  ...packages.filter((item) => item.state.soldout),
];
