import type { Transitions } from '../../platform/database/transitions.ts';

/** The code of an `issued` ticket is valid at the gate; no other is. */
export type TicketStatus = 'issued' | 'void' | 'refunded' | 'upgraded';

/**
 * The transitions of tickets. A ticket that is valid again after its upgrade was refunded is a new row, with a new code
 * [BYD-02, UPG-02].
 */
export const ticketTransitions = {
  issued: { upgraded: ['confirm_order'], refunded: ['refund_order'], void: ['void_tickets'] },
  // `void`: the upgrade was refunded; `refunded`: the order was refunded with its upgrade.
  upgraded: { void: ['refund_order'], refunded: ['refund_order'] },
  void: {},
  refunded: {},
} as const satisfies Transitions<TicketStatus, string>;
