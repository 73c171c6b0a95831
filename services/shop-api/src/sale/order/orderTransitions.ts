import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { Transitions } from '../../platform/database/transitions.ts';

export type OrderStatus = PaymentStatus | 'timed_out' | 'refunded';

/**
 * The transitions of orders. A late payment either completes an order that had ended unpaid, or is refunded [PAY-04,
 * API-10].
 */
export const orderTransitions = {
  pending: {
    completed: ['confirm_order'],
    failed: ['end_order'],
    error: ['end_order'],
    // `confirm_order` cancels an order when another order of the same cart was paid.
    canceled: ['end_order', 'confirm_order'],
    timed_out: ['release_expired', 'time_out_orders'],
    refunded: ['end_order'],
  },
  failed: { completed: ['confirm_order'], refunded: ['end_order'] },
  error: { completed: ['confirm_order'], refunded: ['end_order'] },
  canceled: { completed: ['confirm_order'], refunded: ['end_order'] },
  timed_out: { completed: ['confirm_order'], refunded: ['end_order'] },
  completed: { refunded: ['refund_order', 'charge_back_order'] },
  refunded: {},
} as const satisfies Transitions<OrderStatus, string>;
