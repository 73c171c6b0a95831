import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';
import type { Stays } from '../travel/stay.ts';

/** A shop with what it sells, in its order. */
export type Shop = {
  eventId: string;
  slug: string;
  config: ShopConfig;
  /** What the config's flags come to: rules read these, never a flag [BRD-03]. */
  capabilities: Capabilities;
  products: CatalogueProduct[];
  byId: ReadonlyMap<string, CatalogueProduct>;
  /** The travel packages of its Travel API id; their rooms and extras are among the products, after all else. */
  stays: Stays;
};
