import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { isTravelTicket } from '@festival/shared-contracts/product/product';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { amountRefusal, type Refusal } from './quantityRefusal.ts';

/** What stands between this cart and checkout, by the shop's rules as they are now. */
export function checkoutErrors(quantities: Quantities, shop: Shop): Refusal[] {
  if (!shop.capabilities.takesPayment) return [takesNoPayment];
  if (shop.capabilities.isClosed) return [{ code: 'shop.closed', message: 'The shop is closed.' }];
  return Object.entries(quantities).flatMap(([productId, quantity]) => {
    const entry = shop.byId.get(productId);
    if (!entry) return [{ code: 'product.not_found', message: 'product.not_found' }];
    // As many as stay, however many that is [TRV-03].
    if (isTravelTicket(entry.product)) return [];
    return amountRefusal(entry.product, quantity, shop.config) ?? [];
  });
}

/** A preview, or a shop whose visitors save a wishlist: nothing is ordered there, whatever page an order comes from [BRD-04, WSH-01]. */
export const takesNoPayment: Refusal = { code: 'shop.takes_no_payment', message: 'shop.takes_no_payment' };

/** Whether there is anything to buy: refund protection alone is not [OVL-02]. */
export function isWorthBuying(quantities: Quantities, shop: Shop): boolean {
  return Object.keys(quantities).some((id) => shop.byId.get(id)?.product.mappedType !== 'insurance');
}
