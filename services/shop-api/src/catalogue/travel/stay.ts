import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';

/** A kind of room of a package: a product with the stock and price of one room. */
export type StayRoom = CatalogueProduct & {
  packageId: string;
  title: string;
  /** The room's names by language. */
  titles: Record<string, string>;
  /** The number of persons per room. */
  sleeps: number;
  /** The size of the largest group that can book this kind of room, in one or more rooms. */
  takes: number;
};

/**
 * An extra of a stay. With `isAddOn` it can also be added to the stay of an earlier order. If it is an option of
 * another add-on, `optionOf` identifies that add-on [ADD-01].
 */
export type StayExtra = CatalogueProduct & {
  category: OfferedExtra['category'];
  isAddOn: boolean;
  optionOf: string | null;
};

/** A travel package with its rooms and extras. */
export type Stay = { package: TravelPackage; rooms: StayRoom[]; extras: StayExtra[] };

/** A shop's stays by package id, in their order. */
export type Stays = ReadonlyMap<string, Stay>;
