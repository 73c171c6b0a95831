import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import type { Shop } from '../shop/shop.ts';

/** Cents beside what the products cost. */
type Charges = { shipping: number; discount: number };

/** What a cart comes to in this shop, in cents: by our prices and the contracts' rules, nothing of it a client's [API-08]. */
export function totalsOf(quantities: Quantities, shop: Shop, charges: Charges): CartTotals {
  return cartTotals({
    quantities,
    products: shop.products.map((entry) => entry.product),
    orderFee: shop.config.orderServiceFee,
    ...charges,
  });
}
