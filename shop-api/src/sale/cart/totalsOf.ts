import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import { orderFeeOf } from '@festival/shared-contracts/cart/orderFeeOf';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** Cents beside what the products cost. */
type Charges = { shipping: number; discount: number };

/** What a cart comes to in this shop, in cents: by our prices and the contracts' rules, nothing of it a client's [API-08]. */
export function totalsOf(quantities: Quantities, shop: Shop, charges: Charges): CartTotals {
  // What it doesn't hold adds nothing; but whether a bus adds to the fee, the shop's first product says.
  const [first] = shop.products;
  const held = Object.keys(quantities).flatMap((id) => shop.byId.get(id) ?? []);
  const counted = first ? [first, ...held.filter((entry) => entry !== first)] : [];
  return cartTotals({
    quantities,
    products: counted.map(({ product }) => product),
    orderFee: orderFeeOf(shop.config),
    ...charges,
  });
}
