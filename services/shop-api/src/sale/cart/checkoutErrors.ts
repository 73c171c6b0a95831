import { failuresOf } from '@festival/service-kit/result/failuresOf';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { cartRefusals } from './cartRefusals.ts';
import { checkAmount, isTicketHeldBack } from './checkQuantity.ts';

/** The shop's rules that a cart violates. Each of them blocks checkout. */
export function checkoutErrors(quantities: Quantities, shop: Shop): Refusal[] {
  if (!shop.capabilities.takesPayment) return [cartRefusals.takesNoPayment];
  return Object.entries(quantities).flatMap(([productId, quantity]) => {
    const entry = shop.byId.get(productId);
    if (!entry) return [cartRefusals.productNotFound];
    // Travel tickets have no separate limit: there is one for each person of the stay [TRV-03].
    if (isTravelTicket(entry.product)) return [];
    if (isTicketHeldBack(entry.product, shop, quantities)) return [cartRefusals.heldBack];
    return failuresOf([checkAmount(entry.product, quantity, shop, quantities)]);
  });
}

/** Whether the cart has anything to buy. Refund protection alone does not count [OVL-02]. */
export function isWorthBuying(quantities: Quantities, shop: Shop): boolean {
  return Object.keys(quantities).some((id) => shop.byId.get(id)?.product.mappedType !== 'insurance');
}
