import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { Product } from '@festival/shared-contracts/product/product';

type LineOf = {
  quantity: number;
  /** What refund protection costs in this order, in cents: it has no price of its own. */
  insurance: number;
  /** What an upgrade takes off this line, in cents. */
  discount: number;
};

/** What a line costs in its order in cents, with its taxes and less its upgrade: its share of a refund goes by it. */
export function lineCharge(product: Product, { quantity, insurance, discount }: LineOf): number {
  if (product.mappedType === 'insurance') return insurance;
  const { calculateTouristTax, touristTaxAmount, entertainmentFeeAmount } = product.meta;
  const taxes = (calculateTouristTax ? touristTaxAmount : 0) + entertainmentFeeAmount;
  return lineAmount(product, quantity) + taxes * quantity - discount;
}
