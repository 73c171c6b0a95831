import type { OfferedExtra } from './offeredExtra.ts';
import type { RoomOption } from './roomOption.ts';
import type { TravelPackage } from './travelPackage.ts';
import type { TravelSettings } from './travelSettings.ts';

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
