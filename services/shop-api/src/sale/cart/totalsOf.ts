import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import { orderFeeOf } from '@festival/shared-contracts/cart/orderFeeOf';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** In cents. */
type Charges = { shipping: number; discount: number };

/**
 * The totals of a cart in cents, from the stored prices and the rules of the contracts. A client can't set a price
 * [API-08].
 */
export function totalsOf(quantities: Quantities, shop: Shop, charges: Charges): CartTotals {
  // The shop's first product determines whether a bus adds to the fee, so it is included even if it is not in the cart.
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
