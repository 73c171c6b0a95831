import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import {
  checkAmount as amountRule,
  type QuantityError,
  quantityErrorValues,
  checkQuantity as quantityRule,
} from '@festival/shared-contracts/product/checkQuantity';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { cartRefusals } from './cartRefusals.ts';
import { type Refusal, refusal } from './refusal.ts';

type RequestedQuantity = Parameters<typeof quantityRule>[0];

/** Checks a requested quantity by the shop's rules; a shop that takes no payment holds no stock [TIX-03, TIX-04, TIX-07, TIX-09]. */
export function checkQuantity(
  requested: RequestedQuantity,
  { config, capabilities }: Pick<Shop, 'config' | 'capabilities'>,
): Result<void, Refusal> {
  if (!capabilities.takesPayment && requested.quantity > requested.held) return failure(cartRefusals.takesNoPayment);
  const checked = quantityRule(requested, capabilities, ticketLimitsOf(config));
  return checked.ok ? success(undefined) : failure(refusalOf(checked.error, requested.product, config));
}

/** Checks whether an amount can be bought: from the minimum, in steps, to the maximum. */
export function checkAmount(product: Product, quantity: number, config: ShopConfig): Result<void, Refusal> {
  const checked = amountRule(product, quantity, ticketLimitsOf(config));
  return checked.ok ? success(undefined) : failure(refusalOf(checked.error, product, config));
}

/** Refusals without values; a caller may compare its answer with one of them. */
const plainRefusals: Partial<Record<QuantityError, Refusal>> = {
  'shop.closed': cartRefusals.shopClosed,
  'product.not_found': cartRefusals.productNotFound,
  'product.sold_out': cartRefusals.soldOut,
};

const refusalOf = (code: QuantityError, product: Product, config: ShopConfig): Refusal =>
  plainRefusals[code] ?? refusal(code, quantityErrorValues(code, product, ticketLimitsOf(config)));
