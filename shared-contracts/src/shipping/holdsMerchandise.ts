import type { Quantities } from '../cart/cart.ts';
import { isShippingLine } from '../product/isShippingLine.ts';
import type { Product } from '../product/product.ts';

/** Whether a cart has a product that is sent by post, so that a country is required; the shipping line does not count [SHP-01, SHP-04]. */
export const holdsMerchandise = (
  quantities: Quantities,
  products: readonly Pick<Product, 'id' | 'mappedType' | 'slug'>[],
): boolean =>
  products.some(
    (product) => product.mappedType === 'merchandise' && !isShippingLine(product) && (quantities[product.id] ?? 0) > 0,
  );
