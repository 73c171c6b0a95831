import { type Refusal, refusal } from '../refusal/refusal.ts';

export const stayRefusals = {
  noStay: refusal('travel.cart_not_found'),
  noSuchRoom: refusal('travel.option_not_found'),
  noSuchAddOn: refusal('travel.addon_not_found'),
  noRoomLeft: refusal('travel.no_stock'),
  ticketNeedsStay: refusal('travel.ticket_needs_stay'),
  roomNeedsStay: refusal('travel.room_needs_stay'),
} as const satisfies Record<string, Refusal>;
