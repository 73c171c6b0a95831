import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';

/** The rows below the products, in the order of the receipt [BSK-02]. */
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

/** A row of the receipt; in cents, negative for a discount. */
export interface ReceiptRow {
  name: ReceiptRowName;
  cents: number;
  /** Part of the lines above: named, and not added to them. */
  isIncluded: boolean;
}

/**
 * The rows of a cart's totals, in order, without rows of zero and without a subtotal that equals the total. The service
 * fee is part of the lines' prices. The discounts of earlier tickets and of a voucher have separate rows [UPG-02].
 * Lines and rows, except the service fee and the subtotal, add up to the total, to the cent [BSK-02, BSK-03].
 */
export const receiptRows = (totals: CartTotals, voucher?: Cart['voucher']): ReceiptRow[] => {
  // The discount of an upgrade is subtracted first.
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
