import type { Product } from '@festival/shared-contracts/product/product';

/** One sentence about a ticket's costs; amounts in cents. */
export type TicketFee =
  | { kind: 'serviceFeeText'; text: string }
  | { kind: 'serviceFeeIncluded' }
  | { kind: 'serviceFeePrice'; amount: number }
  | { kind: 'touristTax'; amount: number }
  | { kind: 'entertainmentFee'; amount: number };

const serviceFee = ({ serviceCosts, meta }: Product): TicketFee[] => {
  if (meta.mergeServiceFees === 'Hide service fee') return [];
  if (meta.mergeServiceFees === 'Show service fee as price') {
    return serviceCosts > 0 ? [{ kind: 'serviceFeePrice', amount: serviceCosts }] : [];
  }
  if (meta.serviceFees) return [{ kind: 'serviceFeeText', text: meta.serviceFees }];
  return serviceCosts > 0 ? [{ kind: 'serviceFeeIncluded' }] : [];
};

/** The fees that a ticket mentions: its service fee by mode, then the taxes that are added, if they are set [TIX-02]. */
export const ticketFees = (product: Product): TicketFee[] => {
  const { calculateTouristTax, touristTaxAmount, mentionEntertainmentFee, entertainmentFeeAmount } = product.meta;
  const fees = serviceFee(product);
  if (calculateTouristTax && touristTaxAmount > 0) fees.push({ kind: 'touristTax', amount: touristTaxAmount });
  if (mentionEntertainmentFee && entertainmentFeeAmount > 0) {
    fees.push({ kind: 'entertainmentFee', amount: entertainmentFeeAmount });
  }
  return fees;
};
