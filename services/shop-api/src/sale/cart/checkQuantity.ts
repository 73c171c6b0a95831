import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import {
  checkAmount as amountRule,
  type QuantityError,
  quantityErrorValues,
  checkQuantity as quantityRule,
} from '@festival/shared-contracts/product/checkQuantity';
import type { Product } from '@festival/shared-contracts/product/product';
import { limitsInOrder, type TicketLimits } from '@festival/shared-contracts/product/ticketLimits';
import { isHeldBack } from '@festival/shared-contracts/product/ticketsHeldBack';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { type Refusal, refusal } from '../refusal/refusal.ts';
import { cartRefusals, closedRefusal } from './cartRefusals.ts';

interface RequestedQuantity {
  product: Product;
  quantity: number;
  /** The quantities in the cart. */
  quantities: Quantities;
}

type RuledShop = Pick<Shop, 'config' | 'capabilities' | 'byId'>;

/** The part of a product's limits that the cart's other tickets leave [TIX-03]. */
const limitsIn = (quantities: Quantities, product: Product, { config, byId }: Omit<RuledShop, 'capabilities'>) =>
  limitsInOrder(ticketLimitsOf(config), product, quantities, (id) => byId.get(id)?.product);

/**
 * Checks a requested quantity by the shop's rules. A shop without payment reserves no stock [TIX-03, TIX-04, TIX-07,
 * TIX-09].
 */
export function checkQuantity(
  { product, quantity, quantities }: RequestedQuantity,
  shop: RuledShop,
): Result<void, Refusal> {
  const held = quantities[product.id] ?? 0;
  if (quantity > held && isTicketHeldBack(product, shop, quantities)) return failure(cartRefusals.heldBack);
  if (!shop.capabilities.takesPayment && quantity > held) return failure(cartRefusals.takesNoPayment);
  const limits = limitsIn(quantities, product, shop);
  const checked = quantityRule({ product, quantity, held }, shop.capabilities, limits);
  if (checked.ok) return success(undefined);
  if (checked.error === 'shop.closed') return failure(closedRefusal(shop.capabilities));
  return failure(refusalOf(checked.error, product, limits));
}

/** Whether the shop does not yet sell this ticket to a cart with these quantities [TIX-13]. */
export const isTicketHeldBack = (
  product: Product,
  { capabilities, byId }: Omit<RuledShop, 'config'>,
  quantities: Quantities,
): boolean =>
  isHeldBack(product, quantities, { capabilities, productOf: (id) => byId.get(id)?.product, now: Date.now() });

/**
 * Checks whether a quantity can be bought in a cart with these quantities: it must be from the minimum to the maximum,
 * in steps.
 */
export function checkAmount(
  product: Product,
  quantity: number,
  shop: Omit<RuledShop, 'capabilities'>,
  quantities: Quantities = {},
): Result<void, Refusal> {
  const limits = limitsIn(quantities, product, shop);
  const checked = amountRule(product, quantity, limits);
  return checked.ok ? success(undefined) : failure(refusalOf(checked.error, product, limits));
}

/** Refusals without values. A caller may compare its result with them. */
const plainRefusals: Partial<Record<QuantityError, Refusal>> = {
  'product.not_found': cartRefusals.productNotFound,
  'product.sold_out': cartRefusals.soldOut,
};

const refusalOf = (code: QuantityError, product: Product, limits: TicketLimits): Refusal =>
  plainRefusals[code] ?? refusal(code, quantityErrorValues(code, product, limits));
