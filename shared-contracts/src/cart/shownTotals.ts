import type { Product } from '../product/product.ts';
import { holdsMerchandise } from '../shipping/holdsMerchandise.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';
import type { Cart, Quantities } from './cart.ts';
import { cartTotals } from './cartTotals.ts';
import type { CartTotals } from './cartTotalsSchema.ts';
import { orderFeeOf } from './orderFeeOf.ts';

interface ShownTotalsInput {
  /** The server's last answer; null before the first one. */
  cart: Cart | null;
  config: ShopConfig | null;
  /** All products of the shop. */
  products: readonly Product[];
  /** The displayed quantities: the cart's, replaced by the quantities of unanswered writes. */
  quantities: Quantities;
  /** Whether all writes of quantities are answered. */
  isSettled: boolean;
}

/** The totals on a page: the server's once it has answered, until then computed by the same rules [BSK-03]. */
export const shownTotals = ({ cart, config, products, quantities, isSettled }: ShownTotalsInput): CartTotals => {
  if (cart && isSettled) return cart.totals;
  return cartTotals({
    quantities,
    products,
    orderFee: config ? orderFeeOf(config) : 0,
    // The server's price of delivery remains while there is merchandise to deliver.
    shipping: holdsMerchandise(quantities, products) ? cart?.totals.shipping : 0,
    discount: cart?.totals.discount,
  });
};
