import type { PackageFilters } from '@festival/shared-contracts/travel/packageFilters';
import type { StayOffer } from '@festival/shared-contracts/travel/stayOffer';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { TravelSettings } from '@festival/shared-contracts/travel/travelSettings';

/** What the `load` of each exposed module answers. */
export interface Exposed {
  packages: { packages: TravelPackage[]; settings: TravelSettings; filters: PackageFilters };
  /** Null for a stay that the shop does not have. */
  stay: StayOffer | null;
  addOns: undefined;
}
