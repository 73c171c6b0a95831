import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import { cartSchema } from '@festival/shared-contracts/cart/cart';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import type { Product } from '@festival/shared-contracts/product/product';
import { productSchema } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';

/** A product for a test: every default of the contract, prices in cents. */
export const productFor = (
  values: Partial<Omit<Product, 'meta'>> & { id: string; meta?: Partial<Product['meta']> },
): Product => {
  const base = productSchema.parse({
    id: values.id,
    name: values.id,
    type: 'ticket',
    mappedType: 'ticket',
    price: 0,
    priceExcludingServiceCosts: 0,
  });
  const price = values.price ?? 0;
  return {
    ...base,
    priceExcludingServiceCosts: price - (values.serviceCosts ?? 0),
    ...values,
    price,
    meta: { ...base.meta, ...values.meta },
  };
};

/** A shop's config for a test: the contract's defaults with the given values. */
export const configFor = (values: Partial<ShopConfig> = {}): ShopConfig => ({
  ...shopConfigSchema.parse({
    slug: 'zomer',
    shopToken: 'token',
    apiNamespace: 'zomer-2027',
    festivalData: { title: 'Zomer', dateStart: '2027-07-09', dateEnd: '2027-07-11', place: 'Bloemendaal' },
    ossBrand: 'solstrand',
    showCovidTerms: false,
  }),
  ...values,
});

/** A cart for a test with these `quantities`, its totals by the contracts' rules. */
export const cartFor = (
  quantities: Quantities,
  products: readonly Product[],
  values: Partial<Cart> & { orderFee?: number; shipping?: number; discount?: number } = {},
): Cart => {
  const { orderFee = 0, shipping, discount, ...rest } = values;
  const totals = cartTotals({ quantities, products, orderFee, shipping, discount });
  const { totals: _totals, ...base } = cartSchema.parse({
    id: 'cart-1',
    status: 'shopping',
    timeout: 900,
    products: quantities,
    totalAmount: totals.total / 100,
    totalAmountExcludingServiceCosts: (totals.total - totals.serviceCosts) / 100,
    totals,
    checkoutAllowed: true,
  });
  return { ...base, totals, ...rest };
};
