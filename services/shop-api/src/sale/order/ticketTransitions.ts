import type { Transitions } from '../../platform/database/transitions.ts';

/** Only the code of an `issued` ticket is valid at the gate. */
export type TicketStatus = 'issued' | 'void' | 'refunded' | 'upgraded';

/**
 * The transitions of tickets. When a ticket is valid again after its upgrade was refunded, it is a new row with a new
 * code [BYD-02, UPG-02].
 */
export const ticketTransitions = {
  issued: { upgraded: ['confirm_order'], refunded: ['refund_order'], void: ['void_tickets'] },
  // `void`: the upgrade was refunded. `refunded`: the order was refunded together with its upgrade.
  upgraded: { void: ['refund_order'], refunded: ['refund_order'] },
  void: {},
  refunded: {},
} as const satisfies Transitions<TicketStatus, string>;
