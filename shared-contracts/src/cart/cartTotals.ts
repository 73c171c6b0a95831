import type { Product } from '../product/product.ts';
import type { Quantities } from './cart.ts';
import type { CartTotals } from './cartTotalsSchema.ts';
import { lineAmount } from './lineAmount.ts';

/** The fields of a product that the rules for totals need; amounts in cents. */
export interface PricedProduct extends Pick<Product, 'id' | 'mappedType' | 'price' | 'serviceCosts'> {
  meta: Pick<Product['meta'], 'calculateTouristTax' | 'touristTaxAmount' | 'entertainmentFeeAmount' | 'percentage'>;
}

interface TotalsInput {
  quantities: Quantities;
  products: readonly PricedProduct[];
  /** The shop's order fee in cents; a shop with wishlists has a separate fee [BSK-09]. */
  orderFee: number;
  shipping?: number;
  discount?: number;
}

/** Added to the order fee when a bus is in the cart, unless the first product's id starts with `paylogic` [TRN-02]. */
export const transportOrderFee = 200;

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);

/**
 * The totals of a cart in cents, by the same rules in the browser and on the server [BSK-03]. Insurance = (order fee + products) x
 * percentage, rounded half up; taxes are per ticket times quantity.
 */
export const cartTotals = ({ quantities, products, orderFee, shipping = 0, discount = 0 }: TotalsInput): CartTotals => {
  const chosen = products.flatMap((product) => {
    const quantity = quantities[product.id] ?? 0;
    return quantity > 0 ? [{ ...product, quantity }] : [];
  });
  const lines = chosen.filter((line) => line.mappedType !== 'insurance');
  const gross = sum(lines, (line) => lineAmount(line, line.quantity));
  const serviceCosts = sum(lines, (line) => line.serviceCosts * line.quantity);
  const fee = lines.length === 0 ? 0 : orderFee + transportFee(lines, products);
  const touristTax = sum(lines, (line) =>
    line.meta.calculateTouristTax ? line.meta.touristTaxAmount * line.quantity : 0,
  );
  const entertainmentTax = sum(lines, (line) => line.meta.entertainmentFeeAmount * line.quantity);
  const insurance = sum(chosen, (line) =>
    line.mappedType === 'insurance' ? insurancePrice(fee + gross, line.meta.percentage) : 0,
  );
  const before = gross + fee + touristTax + entertainmentTax + insurance + shipping;
  const taken = Math.min(discount, before);
  return {
    productsExcludingServiceCosts: gross - serviceCosts,
    serviceCosts,
    orderFee: fee,
    touristTax,
    entertainmentTax,
    insurance,
    shipping,
    discount: taken,
    total: before - taken,
  };
};

/** The amount that refund protection insures, in cents: products and order fee, before any discount. */
export const insuredAmount = ({
  productsExcludingServiceCosts,
  serviceCosts,
  orderFee,
}: Pick<CartTotals, 'productsExcludingServiceCosts' | 'serviceCosts' | 'orderFee'>): number =>
  productsExcludingServiceCosts + serviceCosts + orderFee;

/** Cents of refund protection over a base in cents, at a percentage such as 6.5; half a cent rounds up. */
export const insurancePrice = (base: number, percentage: number): number =>
  Math.floor((base * Math.round(percentage * 100) + 5000) / 10000);

/** The addition of a bus to the order fee, in cents; `lines` are the cart's products, `products` all products of the shop [TRN-02]. */
export const transportFee = (lines: readonly PricedProduct[], products: readonly PricedProduct[]): number => {
  const hasBus = lines.some((line) => line.mappedType === 'transportation');
  return hasBus && !products[0]?.id.startsWith('paylogic') ? transportOrderFee : 0;
};
