import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { Rules } from './expectedCharge.ts';

/**
 * The data that a page of a shop has before it requests a cart: the config, the products in the shop's order, and then
 * the products of the stays.
 */
export function pageOf({ festival, shop }: Rules) {
  const ids = shop.productIds ?? festival.products.map(({ product }) => product.id);
  const sold = ids.flatMap((id) => festival.products.find(({ product }) => product.id === id) ?? []);
  const ofStays = [...festival.stays.flatMap(({ rooms }) => rooms), ...festival.stayExtras];
  return {
    config: shopConfigSchema.parse(shop.config),
    sold: sold.map(({ product }) => productSchema.parse(product)),
    products: [...sold, ...ofStays].map(({ product }) => productSchema.parse(product)),
  };
}
