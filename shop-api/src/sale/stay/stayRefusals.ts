import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';

export const noStay: Refusal = { code: 'travel.cart_not_found', message: 'There is no stay in this cart.' };
export const noSuchRoom: Refusal = { code: 'travel.option_not_found', message: 'There is no such room.' };
export const noSuchAddOn: Refusal = { code: 'travel.addon_not_found', message: 'There is no such add-on.' };
/** [TRV-06] The shop's words for it are the browser's. */
export const noRoomLeft: Refusal = {
  code: 'travel.no_stock',
  message: 'There is no stock for one of the rooms you want to book',
};
export const ticketNeedsStay: Refusal = {
  code: 'travel.ticket_needs_stay',
  message: 'This ticket is sold together with a stay.',
};
export const roomNeedsStay: Refusal = {
  code: 'travel.room_needs_stay',
  message: 'A room is chosen, and taken out again, with its stay.',
};

/** A refusal as an answer of the hotel cart's calls: 404 for what isn't there, 410 for a cart whose time is over, else 409. */
export function failureOf({ code, message }: Refusal): ApiFailure {
  const status = code.endsWith('not_found') ? 404 : code === 'cart.expired' ? 410 : 409;
  return new ApiFailure(status, code, message);
}
