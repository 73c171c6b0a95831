import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { TravelSettings } from '@festival/shared-contracts/travel/travelSettings';
import type { PackageFilters } from './filters/packageFilters.ts';
import type { StayOffer } from './stay-page/stayOffer.ts';

/** What the `load` of each exposed module answers. */
export interface Exposed {
  packages: { packages: TravelPackage[]; settings: TravelSettings; filters: PackageFilters };
  /** Null for a stay that the shop does not have. */
  stay: StayOffer | null;
  addOns: undefined;
}
