import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import type { RoomOption } from '@festival/shared-contracts/travel/roomOption';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { TravelSettings } from '@festival/shared-contracts/travel/travelSettings';

/** What a stay offers to a number of persons [TRV-02]. */
export interface StayOffer {
  travelPackage: TravelPackage;
  persons: number;
  /** The numbers of persons to choose from. */
  personsRange: TravelSettings['persons'];
  options: RoomOption[];
  /** What can be added, by the option's id. */
  extras: Record<string, OfferedExtra[]>;
}
