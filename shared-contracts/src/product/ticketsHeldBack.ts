import type { Quantities } from '../cart/cart.ts';
import type { Capabilities } from '../shop/capabilities.ts';
import { isTravelTicket } from './isTravelTicket.ts';
import type { Product } from './product.ts';

/** Whether a travel sale currently sells its tickets only with a stay. `now`: milliseconds of the server's clock [TIX-13]. */
export const holdsTicketsBack = (
  { sellsTicketsAloneFrom }: Pick<Capabilities, 'sellsTicketsAloneFrom'>,
  now: number,
): boolean => sellsTicketsAloneFrom !== null && now < Date.parse(sellsTicketsAloneFrom);

/** Whether a cart contains a stay. */
export const holdsStay = (quantities: Quantities, productOf: (id: string) => Product | undefined): boolean =>
  Object.keys(quantities).some((id) => (quantities[id] ?? 0) > 0 && productOf(id)?.mappedType === 'packages');

/** Whether a ticket is not yet allowed in a cart without a stay; travel tickets have separate rules [TIX-13]. */
export const isHeldBack = (
  product: Product,
  quantities: Quantities,
  {
    capabilities,
    productOf,
    now,
  }: {
    capabilities: Pick<Capabilities, 'sellsTicketsAloneFrom'>;
    productOf: (id: string) => Product | undefined;
    now: number;
  },
): boolean =>
  product.mappedType === 'ticket' &&
  !isTravelTicket(product) &&
  holdsTicketsBack(capabilities, now) &&
  !holdsStay(quantities, productOf);
