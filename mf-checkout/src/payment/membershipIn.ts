import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';

/** The membership that a cart would buy, if any; an account can have only one. */
export const membershipIn = (quantities: Quantities, products: readonly Product[]): Product | undefined =>
  products.find(({ id, mappedType }) => mappedType === 'membership' && (quantities[id] ?? 0) > 0);
