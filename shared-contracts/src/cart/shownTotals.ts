import type { Product } from '../product/product.ts';
import { holdsMerchandise } from '../shipping/holdsMerchandise.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';
import type { Cart, Quantities } from './cart.ts';
import { cartTotals } from './cartTotals.ts';
import type { CartTotals } from './cartTotalsSchema.ts';
import { orderFeeOf } from './orderFeeOf.ts';

interface ShownTotalsInput {
  /** As the server answered it last; null before the first answer. */
  cart: Cart | null;
  config: ShopConfig | null;
  /** All that the shop sells. */
  products: readonly Product[];
  /** As shown: the cart's, except those of writes that have no answer yet. */
  quantities: Quantities;
  /** No quantity waits for an answer. */
  isSettled: boolean;
}

/** The totals on a page: the server's once it has answered, until then computed by the same rules [BSK-03]. */
export const shownTotals = ({ cart, config, products, quantities, isSettled }: ShownTotalsInput): CartTotals => {
  if (cart && isSettled) return cart.totals;
  return cartTotals({
    quantities,
    products,
    orderFee: config ? orderFeeOf(config) : 0,
    // The server's price of delivery stays while there is something to deliver.
    shipping: holdsMerchandise(quantities, products) ? cart?.totals.shipping : 0,
    discount: cart?.totals.discount,
  });
};
