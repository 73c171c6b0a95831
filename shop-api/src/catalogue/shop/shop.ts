import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';
import type { Stays } from '../travel/stay.ts';

/** A shop with what it sells, in its order. */
export type Shop = {
  eventId: string;
  slug: string;
  config: ShopConfig;
  products: CatalogueProduct[];
  byId: ReadonlyMap<string, CatalogueProduct>;
  /** The travel packages of its Travel API id; their rooms and extras are among the products, after all else. */
  stays: Stays;
};
