import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { Product } from '@festival/shared-contracts/product/product';

/** A short receipt. Amounts in cents, the discount below zero; lines and sums add up to the total. */
export interface OrderSummary {
  lines: { productId: string; name: string; quantity: number; cents: number }[];
  /** Those that are not zero, in this order. */
  sums: { name: 'fees' | 'shipping' | 'insurance' | 'discount'; cents: number }[];
  total: number;
}

/** Service costs are part of the lines' prices. */
const feesAndTaxes = ({ orderFee, touristTax, entertainmentTax }: CartTotals): number =>
  orderFee + touristTax + entertainmentTax;

/** What will be paid: lines as the basket shows them, fees and taxes in one row [PAY-01, BSK-03]. */
export const orderSummary = (
  quantities: Quantities,
  products: readonly Product[],
  totals: CartTotals,
): OrderSummary => ({
  lines: basketGroups(quantities, products)
    .flatMap((group) => group.lines)
    .map(({ product, quantity }) => ({
      productId: product.id,
      name: product.name,
      quantity,
      cents: lineAmount(product, quantity),
    })),
  sums: [
    { name: 'fees' as const, cents: feesAndTaxes(totals) },
    { name: 'shipping' as const, cents: totals.shipping },
    { name: 'insurance' as const, cents: totals.insurance },
    { name: 'discount' as const, cents: 0 - totals.discount },
  ].filter(({ cents }) => cents !== 0),
  total: totals.total,
});
