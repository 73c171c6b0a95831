import type { DataOf, ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { offeredExtraSchema } from '@festival/shared-contracts/travel/offeredExtra';
import { roomOptionSchema } from '@festival/shared-contracts/travel/roomOption';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { travelSettingsSchema } from '@festival/shared-contracts/travel/travelSettings';
import * as z from 'zod/mini';

/** The filters of the stays in the address; undefined or empty if a filter is not set [TRV-01]. */
const packageFilters = z.object({
  /** 1 to 50. */
  persons: z.optional(z.number()),
  /** Ids of the categories in the settings. */
  category: z.array(z.string()),
  /** The minimum number of stars. */
  rating: z.optional(z.number()),
  /** A day of the stay, ISO. */
  date: z.optional(z.string()),
});

/** The offer of a stay for a number of persons [TRV-02]. */
const stayOffer = z.object({
  travelPackage: travelPackageSchema,
  persons: z.number(),
  /** The numbers of persons to choose from. */
  personsRange: travelSettingsSchema.shape.persons,
  /** The kinds of stay, with their names. */
  kinds: travelSettingsSchema.shape.categories,
  options: z.array(roomOptionSchema),
  /** The extras that can be added, by the id of the room's option. */
  extras: z.record(z.string(), z.array(offeredExtraSchema)),
});

/** The types of each exposed module, by name. */
export const exposed = {
  packages: {
    data: z.object({
      packages: z.array(travelPackageSchema),
      settings: travelSettingsSchema,
      filters: packageFilters,
    }),
  },
  stay: {
    params: z.object({ detail: z.string() }),
    /** Null if the shop does not have the stay. */
    data: z.nullable(stayOffer),
  },
  addOns: { params: z.object({ detail: z.optional(z.string()) }) },
} satisfies ExposedTypes;

export type Exposed = typeof exposed;
export type PackageFilters = DataOf<Exposed['packages']>['filters'];
export type StayOffer = NonNullable<DataOf<Exposed['stay']>>;
