import type { Quantities } from '../cart/cart.ts';
import type { Product } from '../product/product.ts';
import type { Capabilities } from '../shop/capabilities.ts';
import { holdsMerchandise } from './holdsMerchandise.ts';

/**
 * Whether the basket asks for a country: with merchandise, and not for a wishlist [SHP-01, BSK-09]. `capabilities` is null
 * before the shop's config is known.
 */
export const asksForCountry = (
  capabilities: Pick<Capabilities, 'savesWishlist'> | null,
  quantities: Quantities,
  products: readonly Pick<Product, 'id' | 'mappedType' | 'slug'>[],
): boolean => !capabilities?.savesWishlist && holdsMerchandise(quantities, products);
