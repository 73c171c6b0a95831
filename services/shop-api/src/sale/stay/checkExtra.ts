import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { StayExtra } from '../../catalogue/travel/stay.ts';
import { cartRefusals } from '../cart/cartRefusals.ts';
import { checkAmount } from '../cart/checkQuantity.ts';
import type { Refusal } from '../refusal/refusal.ts';

/**
 * Checks a quantity of an extra by the shop's rules. A quantity that is smaller than the current one needs no stock.
 */
export function checkExtra(
  { product }: Pick<StayExtra, 'product'>,
  { amount, held }: { amount: number; held: number },
  shop: Shop,
): Result<void, Refusal> {
  if (amount === 0) return success(undefined);
  if (amount > held && !canBeAdded(product)) return failure(cartRefusals.soldOut);
  return checkAmount(product, amount, shop);
}
