import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** A product as the shop's catalogue has it: all but what is left of it. */
export type CatalogueProduct = { product: Product; stockId: string | null };

/** A shop with what it sells, in its order. */
export type Shop = {
  eventId: string;
  slug: string;
  config: ShopConfig;
  products: CatalogueProduct[];
  byId: ReadonlyMap<string, CatalogueProduct>;
};
