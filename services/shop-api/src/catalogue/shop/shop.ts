import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';
import type { Stays } from '../travel/stay.ts';

/** A shop with its products in their order. */
export type Shop = {
  eventId: string;
  slug: string;
  /** The maximum percentage of each stock that carts of one client can hold unpaid; 100 for all of it. */
  unpaidSharePercent: number;
  config: ShopConfig;
  /** Derived from the config's flags. Rules read capabilities, never a flag [BRD-03]. */
  capabilities: Capabilities;
  products: CatalogueProduct[];
  byId: ReadonlyMap<string, CatalogueProduct>;
  /** The travel packages of its Travel API id. Their rooms and extras are the last of the products. */
  stays: Stays;
};
