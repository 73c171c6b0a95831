import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Stays } from '../travel/stay.ts';

/** A product as the shop's catalogue has it: all but what is left of it. */
export type CatalogueProduct = { product: Product; stockId: string | null };

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
