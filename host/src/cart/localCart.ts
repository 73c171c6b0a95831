import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { orderFeeOf } from '@festival/shared-contracts/cart/orderFeeOf';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

export interface LocalCartOptions {
  id: string;
  quantities: Quantities;
  /** Seconds until the cart expires. */
  timeout: number;
}

/**
 * The cart of a shop that keeps wishlists instead of selling. It is computed in the browser by the rules of the
 * server's carts, with the wishlist's order fee and without shipping [WSH-01, BSK-09]; it cannot be paid.
 */
export const localCart = (
  { id, quantities, timeout }: LocalCartOptions,
  { config, products }: { config: ShopConfig; products: readonly Product[] },
): Cart => {
  const totals = cartTotals({ quantities, products, orderFee: orderFeeOf(config) });
  return {
    id,
    status: 'shopping',
    timeout,
    holdExtensionsLeft: 0,
    products: quantities,
    totalAmount: totals.total,
    totalAmountExcludingServiceCosts: totals.total - totals.serviceCosts,
    totals,
    checkoutAllowed: false,
    checkoutErrors: [],
    policyId: null,
    choices: nothingChosen,
    order: { paymentUri: null, availablePaymentMethods: [], reference: null, status: null },
  };
};
