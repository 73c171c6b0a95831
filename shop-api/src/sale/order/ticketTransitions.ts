import type { Transitions } from '../../platform/database/transitions.ts';

/** The code of an `issued` ticket opens the gate; no other does. */
export type TicketStatus = 'issued' | 'void' | 'refunded' | 'upgraded';

/** How tickets move. A ticket that comes back after its upgrade was refunded is a new one, with a new code [BYD-02, UPG-02]. */
export const ticketTransitions = {
  issued: { upgraded: ['confirm_order'], refunded: ['refund_order'], void: ['void_tickets'] },
  // `void`: the upgrade was refunded; `refunded`: the order was refunded with its upgrade.
  upgraded: { void: ['refund_order'], refunded: ['refund_order'] },
  void: {},
  refunded: {},
} as const satisfies Transitions<TicketStatus, string>;
