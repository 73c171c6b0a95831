import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { Product } from '@festival/shared-contracts/product/product';

/** A short receipt. Amounts in cents, discounts negative; lines and sums add up to the total. */
export interface OrderSummary {
  lines: { productId: string; name: string; quantity: number; cents: number }[];
  /** The amounts that are not zero, in this order. */
  sums: { name: 'fees' | 'shipping' | 'insurance' | 'upgrade' | 'byVoucher'; cents: number }[];
  total: number;
}

/** Service costs are part of the lines' prices. */
const feesAndTaxes = ({ orderFee, touristTax, entertainmentTax }: CartTotals): number =>
  orderFee + touristTax + entertainmentTax;

/**
 * The amounts to pay: lines as in the basket, fees and taxes in one row, and the discounts of an upgrade and of a voucher in one row each
 * [PAY-01, BSK-03, UPG-02].
 */
export const orderSummary = (
  quantities: Quantities,
  products: readonly Product[],
  totals: CartTotals,
  voucher?: Cart['voucher'],
): OrderSummary => {
  // The discount of an upgrade is subtracted first.
  const byVoucher = Math.min(totals.discount, voucher?.cents ?? 0);
  return {
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
      { name: 'upgrade' as const, cents: byVoucher - totals.discount },
      { name: 'byVoucher' as const, cents: 0 - byVoucher },
    ].filter(({ cents }) => cents !== 0),
    total: totals.total,
  };
};
