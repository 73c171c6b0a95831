import { isShippingLine } from '@festival/shared-contracts/cart/basketGroups';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';

/** Whether the cart holds something that is sent by post, so that a country is asked for [SHP-01]. */
export const needsShipping = (quantities: Quantities, products: readonly Product[]): boolean =>
  products.some(
    (product) => product.mappedType === 'merchandise' && !isShippingLine(product) && (quantities[product.id] ?? 0) > 0,
  );
