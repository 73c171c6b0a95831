import type { Quantities } from '../cart/cart.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';
import { isTravelTicket } from './isTravelTicket.ts';
import type { Product } from './product.ts';

/** Whether a travel sale sells its tickets with a stay only: until `ticketOnlyFrom`, in milliseconds of the server's clock [TIX-13]. */
export const holdsTicketsBack = (
  { travelsale, ticketOnlyFrom }: Pick<ShopConfig, 'travelsale' | 'ticketOnlyFrom'>,
  now: number,
): boolean => travelsale && ticketOnlyFrom !== undefined && now < Date.parse(ticketOnlyFrom);

/** Whether a cart holds a stay. */
export const holdsStay = (quantities: Quantities, productOf: (id: string) => Product | undefined): boolean =>
  Object.keys(quantities).some((id) => (quantities[id] ?? 0) > 0 && productOf(id)?.mappedType === 'packages');

/** Whether a ticket can't be in a cart without a stay yet; entrance that comes with the stay has rules of its own [TIX-13]. */
export const isHeldBack = (
  product: Product,
  quantities: Quantities,
  { config, productOf, now }: { config: ShopConfig; productOf: (id: string) => Product | undefined; now: number },
): boolean =>
  product.mappedType === 'ticket' &&
  !isTravelTicket(product) &&
  holdsTicketsBack(config, now) &&
  !holdsStay(quantities, productOf);
