import type { Refusal } from '../cart/refusal.ts';

export const stayRefusals = {
  noStay: { code: 'travel.cart_not_found', message: 'There is no stay in this cart.' },
  noSuchRoom: { code: 'travel.option_not_found', message: 'There is no such room.' },
  noSuchAddOn: { code: 'travel.addon_not_found', message: 'There is no such add-on.' },
  /** The browser shows a text of its own for this code [TRV-06]. */
  noRoomLeft: { code: 'travel.no_stock', message: 'There is no stock for one of the rooms you want to book' },
  ticketNeedsStay: { code: 'travel.ticket_needs_stay', message: 'This ticket is sold together with a stay.' },
  roomNeedsStay: { code: 'travel.room_needs_stay', message: 'A room is chosen, and taken out again, with its stay.' },
} as const satisfies Record<string, Refusal>;
