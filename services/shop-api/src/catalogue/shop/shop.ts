import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';
import type { Stays } from '../travel/stay.ts';

/** A shop with its products in their order. */
export type Shop = {
  eventId: string;
  slug: string;
  /**
   * The maximum share of each stock that the carts of one client can hold without payment, in percent; 100 means no
   * limit.
   */
  unpaidSharePercent: number;
  config: ShopConfig;
  /** Derived from the flags of the config. Rules read only capabilities, never flags [BRD-03]. */
  capabilities: Capabilities;
  products: CatalogueProduct[];
  byId: ReadonlyMap<string, CatalogueProduct>;
  /** The travel packages of its Travel API id. Their rooms and extras come last among the products. */
  stays: Stays;
};
