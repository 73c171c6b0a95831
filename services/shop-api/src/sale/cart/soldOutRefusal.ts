import type { Product } from '@festival/shared-contracts/product/product';
import { clampQuantity } from '@festival/shared-contracts/product/stepperOf';
import { maximumOf, minimumOf } from '@festival/shared-contracts/product/ticketLimits';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import { type Refusal, refusal } from '../refusal/refusal.ts';
import type { ReservationAnswer } from '../stock/reservation.ts';
import { cartRefusals } from './cartRefusals.ts';

/**
 * The refusal when not enough is left of a product. `left` is the quantity that the cart could hold by the shop's
 * rules. It is given only if it is more than the cart has; the shopper is then asked whether to take this quantity
 * (6008) [BSK-08].
 */
export function soldOutRefusal(
  product: Product,
  quantity: number,
  { more, free }: Pick<ReservationAnswer, 'more' | 'free'>,
  config: ShopConfig,
): Refusal {
  if (more === null || free === null) return cartRefusals.soldOut;
  const held = quantity - more;
  const rule = { min: minimumOf(product), max: maximumOf(product, ticketLimitsOf(config)), step: product.stepSize };
  const left = held + free < rule.min ? 0 : clampQuantity(held + free, rule);
  return left > held ? refusal('product.sold_out', { left }) : cartRefusals.soldOut;
}
