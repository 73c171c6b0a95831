import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { orderFeeOf } from '@festival/shared-contracts/cart/orderFeeOf';
import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import {
  checkQuantity,
  type QuantityError,
  quantityErrorValues,
} from '@festival/shared-contracts/product/checkQuantity';
import type { Product } from '@festival/shared-contracts/product/product';
import { limitsInOrder } from '@festival/shared-contracts/product/ticketLimits';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

export interface LocalCartOptions {
  id: string;
  quantities: Quantities;
  /** Seconds until the cart expires. */
  timeout: number;
}

/**
 * The cart of a shop that keeps wishlists and does not sell. The browser computes it by the rules of the server's
 * carts, with the wishlist's order fee and without shipping [WSH-01, BSK-09]. It cannot be paid.
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

/** Whether the shop allows a quantity, by the server's rules and the stock on the page [WSH-01]. */
export const checkLocalQuantity = (store: PageStore, productId: string, quantity: number): Result<void, ShopError> => {
  const config = store.get(primitives.config);
  const productOf = (wanted: string) => store.get(primitives.products).find(({ id }) => id === wanted);
  const product = productOf(productId);
  if (!config || !product) return failure(errorOf('product.not_found'));
  const quantities = store.get(primitives.cart)?.products ?? {};
  const held = quantities[productId] ?? 0;
  if (product.stock !== null && quantity - held > product.stock) return failure(errorOf('product.sold_out'));
  const limits = limitsInOrder(ticketLimitsOf(config), product, quantities, productOf);
  const checked = checkQuantity({ product, quantity, held }, capabilitiesOf(config), limits);
  return checked.ok ? checked : failure(errorOf(checked.error, quantityErrorValues(checked.error, product, limits)));
};

const errorOf = (code: QuantityError, values?: ShopError['values']): ShopError => ({
  code,
  message: '',
  status: 0,
  ...(values ? { values } : {}),
});
