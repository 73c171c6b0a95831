import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { Product } from '@festival/shared-contracts/product/product';

type LineOf = {
  quantity: number;
  /** The price of refund protection in this order, in cents: the product has no fixed price. */
  insurance: number;
  /** The discount of an upgrade on this line, in cents. */
  discount: number;
};

/**
 * The cost of a line in its order in cents, with its taxes and minus the discount of its upgrade. It determines the
 * line's share of a refund.
 */
export function lineCharge(product: Product, { quantity, insurance, discount }: LineOf): number {
  if (product.mappedType === 'insurance') return insurance;
  const { calculateTouristTax, touristTaxAmount, entertainmentFeeAmount } = product.meta;
  const taxes = (calculateTouristTax ? touristTaxAmount : 0) + entertainmentFeeAmount;
  return lineAmount(product, quantity) + taxes * quantity - discount;
}
