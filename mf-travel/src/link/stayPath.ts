import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';

/** The path of a stay's page below the shop, with the number of persons if it is chosen. */
export const stayPath = ({ slug }: Pick<TravelPackage, 'slug'>, persons: number | undefined): string =>
  `travel/${encodeURIComponent(slug)}${persons === undefined ? '' : `?persons=${persons}`}`;
