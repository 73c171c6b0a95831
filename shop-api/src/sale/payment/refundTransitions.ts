import type { Transitions } from '../../platform/database/transitions.ts';

/** `due`: the provider has still to return the money; `done`: it has taken the request. */
export type RefundStatus = 'due' | 'done';

/** How refunds move. */
export const refundTransitions = {
  due: { done: ['refundPayment'] },
  // The amount is known after the row is written; the provider reported later that it had failed.
  done: { due: ['refund_order', 'settlePaid', 'returnMoney', 'retryRefund'] },
} as const satisfies Transitions<RefundStatus, string>;
