import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';

/** A kind of room of a package: a product with the stock and price of one room. */
export type StayRoom = CatalogueProduct & {
  packageId: string;
  title: string;
  /** By language. */
  titles: Record<string, string>;
  /** Persons per room. */
  sleeps: number;
  /** The largest group, in as many rooms as it needs. */
  takes: number;
};

/**
 * An extra of a stay. With `isAddOn` it can also be added to the stay of an earlier order; `optionOf` is the add-on
 * that it is an option of [ADD-01].
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
