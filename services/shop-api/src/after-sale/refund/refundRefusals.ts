/** Why a refund is refused, and what to do about it. */
export type RefundRefusal = { code: string; message: string };

/** The refusals by code: the outcomes of the SQL function `refund_order`, and the refusals of the checks before it. */
export const refundRefusals = {
  not_paid: {
    code: 'refund.not_paid',
    message: 'There is no paid order with this reference, or all of it was refunded before.',
  },
  event_needed: {
    code: 'refund.event_needed',
    message: 'Several events have an order with this reference: name the event.',
  },
  too_many: {
    code: 'refund.too_many',
    message: 'The order has no such line, or not so many of it that were not refunded before.',
  },
  upgraded: {
    code: 'refund.upgraded',
    message:
      'Tickets of this order were upgraded by a paid order: refund the upgrade first, or both with --with-upgrades.',
  },
  disputed: {
    code: 'refund.disputed',
    message:
      'The bank has taken back the payment of this order, and the case is not won: a refund would pay twice. With --despite-dispute it is written all the same, and sent once the dispute is won.',
  },
  upgrades_are_whole: {
    code: 'refund.upgrades_are_whole',
    message: '--with-upgrades refunds both orders whole: leave the lines out, or refund the upgrade first.',
  },
  key_invalid: {
    code: 'refund.key_invalid',
    message: 'A key has 1 to 60 letters, digits, dots, colons and hyphens, and names no person.',
  },
  key_differs: {
    code: 'refund.key_differs',
    message: 'This key was used for another refund of the order: take another key.',
  },
} as const satisfies Record<string, RefundRefusal>;
