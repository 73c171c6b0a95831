import type { Transitions } from '../../platform/database/transitions.ts';

/**
 * `due`: the provider must still return the money; `done`: it has accepted the request; `stopped`: a lost dispute has
 * taken the money.
 */
export type RefundStatus = 'due' | 'done' | 'stopped';

/** The transitions of refunds. */
export const refundTransitions = {
  due: { done: ['refundPayment'], stopped: ['charge_back_order'] },
  // The amount is known after the row is written; the provider reported later that it had failed.
  done: { due: ['refund_order', 'settlePaid', 'returnMoney', 'retryRefund'] },
  // It was in progress at the provider when the dispute was lost: the money was returned twice.
  stopped: { done: ['refundPayment'] },
} as const satisfies Transitions<RefundStatus, string>;
