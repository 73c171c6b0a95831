import { isShippingLine } from '../cart/basketGroups.ts';
import type { Quantities } from '../cart/cart.ts';
import type { Product } from '../product/product.ts';

/** Whether a cart holds something that is sent by post, so that a country is asked for; the shipping line is not [SHP-01, SHP-04]. */
export const holdsMerchandise = (
  quantities: Quantities,
  products: readonly Pick<Product, 'id' | 'mappedType' | 'slug'>[],
): boolean =>
  products.some(
    (product) => product.mappedType === 'merchandise' && !isShippingLine(product) && (quantities[product.id] ?? 0) > 0,
  );
