import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';

/** A kind of room of a package: a product with its own stock and price, for one room. */
export type StayRoom = CatalogueProduct & {
  packageId: string;
  title: string;
  /** The title by language. */
  titles: Record<string, string>;
  /** Persons in one room. */
  sleeps: number;
  /** Persons at most, in as many rooms as they need. */
  takes: number;
};

/** What can be added to a stay; with `isAddOn` to that of an earlier order as well. */
export type StayExtra = CatalogueProduct & { category: OfferedExtra['category']; isAddOn: boolean };

/** A travel package with what can be chosen of it. */
export type Stay = { package: TravelPackage; rooms: StayRoom[]; extras: StayExtra[] };

/** A shop's stays by package id, in their order. */
export type Stays = ReadonlyMap<string, Stay>;
