import type { Transitions } from '../../platform/database/transitions.ts';

/**
 * `due`: the provider must still make the refund; `done`: it has accepted the request; `stopped`: a lost dispute has
 * taken the payment back.
 */
export type RefundStatus = 'due' | 'done' | 'stopped';

/** The transitions of refunds. */
export const refundTransitions = {
  due: { done: ['refundPayment'], stopped: ['charge_back_order'] },
  // A row is written as `done`. It becomes `due` when its amount is set, and again when the provider reports a failure.
  done: { due: ['refund_order', 'settlePaid', 'returnMoney', 'retryRefund'] },
  // The refund was in progress at the provider when the dispute was lost, so the payment was returned twice.
  stopped: { done: ['refundPayment'] },
} as const satisfies Transitions<RefundStatus, string>;
