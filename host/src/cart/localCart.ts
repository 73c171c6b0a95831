import type { Cart, CartAddOn, Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { orderFeeOf } from '@festival/shared-contracts/cart/orderFeeOf';
import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { checkQuantity, quantityErrorValues } from '@festival/shared-contracts/product/checkQuantity';
import type { Product } from '@festival/shared-contracts/product/product';
import { limitsInOrder } from '@festival/shared-contracts/product/ticketLimits';
import { sumOfDiscounts, upgradeDiscounts } from '@festival/shared-contracts/product/upgradeDiscounts';
import { deliveryTo } from '@festival/shared-contracts/shipping/deliveryTo';
import { holdsMerchandise } from '@festival/shared-contracts/shipping/holdsMerchandise';
import { shippingFormOf, shippingPriceOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { withAddOns } from './cartState.ts';

export interface LocalCartOptions {
  id: string;
  quantities: Quantities;
  /** Seconds until the cart expires. */
  timeout: number;
  choices: CartChoices;
  /** The hotel add-ons among the quantities. */
  addOns?: CartAddOn[] | undefined;
}

interface LocalShop {
  config: ShopConfig;
  products: Product[];
}

/**
 * The cart of a shop that does not sell: one for wishlists, or a preview. The browser computes it by the rules of the
 * server's carts, with delivery by the fixed table, and with the discount that the upgrade page shows. It cannot be
 * paid [WSH-01, BRD-04, UPG-02].
 */
export const localCart = (options: LocalCartOptions, shop: LocalShop): Cart => {
  const { id, quantities, timeout, choices, addOns } = options;
  const { config } = shop;
  const products = withAddOns(shop.products, { addOns });
  const discounts = upgradeDiscounts(quantities, {
    upgrades: config.upgradableOrder?.upgrades ?? [],
    boughtOf: () => Number.POSITIVE_INFINITY,
    productOf: (wanted) => products.find((product) => product.id === wanted),
  });
  const totals = cartTotals({
    quantities,
    products,
    orderFee: orderFeeOf(config),
    shipping: holdsMerchandise(quantities, products) ? deliveryPrice(quantities, choices) : 0,
    discount: sumOfDiscounts(discounts),
  });
  return {
    id,
    status: 'shopping',
    timeout,
    holdExtensionsLeft: 0,
    products: quantities,
    ...(addOns?.length ? { addOns } : {}),
    totalAmount: totals.total,
    totalAmountExcludingServiceCosts: totals.total - totals.serviceCosts,
    totals,
    checkoutAllowed: false,
    checkoutErrors: [],
    policyId: null,
    choices,
    order: { paymentUri: null, availablePaymentMethods: [], reference: null, status: null },
  };
};

/** The price of delivery in cents by the fixed table; 0 before a country is chosen, and for merchandise whose methods only the server knows. */
const deliveryPrice = (quantities: Quantities, { shippingCountry }: CartChoices): number =>
  shippingCountry === null || shippingFormOf(quantities) === 'shopify' ? 0 : shippingPriceOf(shippingCountry);

/** Whether the shop delivers the cart's merchandise to a country, by the server's rules [SHP-02, SHP-03]. */
export const checkLocalDelivery = (store: PageStore, country: string): Result<void, ShopError> => {
  const brandCountries = store.get(primitives.config)?.traits.shippingCountries ?? [];
  const isShopify = shippingFormOf(store.get(primitives.cart)?.products ?? {}) === 'shopify';
  const isPriced = isShopify ? brandCountries.includes(country) : shippingPriceOf(country) > 0;
  const checked = deliveryTo(country, { brandCountries, isPriced });
  return checked.ok ? checked : failure(errorOf(checked.error));
};

/** Whether the shop allows a quantity, by the server's rules and the stock on the page [WSH-01]. */
export const checkLocalQuantity = (store: PageStore, productId: string, quantity: number): Result<void, ShopError> => {
  const config = store.get(primitives.config);
  const sold = [...store.get(primitives.addOnProducts), ...store.get(primitives.products)];
  const productOf = (wanted: string) => sold.find(({ id }) => id === wanted);
  const product = productOf(productId);
  if (!config || !product) return failure(errorOf('product.not_found'));
  const quantities = store.get(primitives.cart)?.products ?? {};
  const held = quantities[productId] ?? 0;
  if (product.stock !== null && quantity - held > product.stock) return failure(errorOf('product.sold_out'));
  const limits = limitsInOrder(ticketLimitsOf(config), product, quantities, productOf);
  const checked = checkQuantity({ product, quantity, held }, capabilitiesOf(config), limits);
  return checked.ok ? checked : failure(errorOf(checked.error, quantityErrorValues(checked.error, product, limits)));
};

const errorOf = (code: string, values?: ShopError['values']): ShopError => ({
  code,
  message: '',
  status: 0,
  ...(values ? { values } : {}),
});
