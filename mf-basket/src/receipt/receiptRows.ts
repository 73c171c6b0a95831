import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';

/** The rows under the products, in the order of the receipt [BSK-02]. */
const receiptRowNames = [
  'serviceFee',
  'orderFee',
  'touristTax',
  'entertainmentTax',
  'shipping',
  'insurance',
  'subtotal',
  'upgrade',
  'voucher',
] as const;
export type ReceiptRowName = (typeof receiptRowNames)[number];

/** A row of the receipt; cents, below zero for what is taken off. */
export interface ReceiptRow {
  name: ReceiptRowName;
  cents: number;
  /** Part of the lines above: named, and not added to them. */
  isIncluded: boolean;
}

/**
 * The rows of a cart's sums, in order; a row of zero is left out, and the subtotal where it is the total. The service fee is part of the lines' prices.
 * What earlier tickets and what a voucher take off are rows of their own [UPG-02]. All rows except these fees and the subtotal add up with the lines to the total, to the cent [BSK-02, BSK-03].
 */
export const receiptRows = (totals: CartTotals, voucher?: Cart['voucher']): ReceiptRow[] => {
  // An upgrade comes off first.
  const byVoucher = Math.min(totals.discount, voucher?.cents ?? 0);
  const cents: Record<ReceiptRowName, number> = {
    serviceFee: totals.serviceCosts,
    orderFee: totals.orderFee,
    touristTax: totals.touristTax,
    entertainmentTax: totals.entertainmentTax,
    shipping: totals.shipping,
    insurance: totals.insurance,
    subtotal: totals.total + totals.discount,
    upgrade: byVoucher - totals.discount,
    voucher: 0 - byVoucher,
  };
  return receiptRowNames
    .map((name) => ({ name, cents: cents[name], isIncluded: name === 'serviceFee' }))
    .filter((row) => (row.name === 'subtotal' ? totals.discount !== 0 : row.cents !== 0));
};
