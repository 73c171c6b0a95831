import type { Transitions } from '../../platform/database/transitions.ts';

/** `due`: the provider has still to return the money; `done`: it has taken the request; `stopped`: a lost dispute has taken the money. */
export type RefundStatus = 'due' | 'done' | 'stopped';

/** How refunds move. */
export const refundTransitions = {
  due: { done: ['refundPayment'], stopped: ['charge_back_order'] },
  // The amount is known after the row is written; the provider reported later that it had failed.
  done: { due: ['refund_order', 'settlePaid', 'returnMoney', 'retryRefund'] },
  // It was on its way to the provider when the dispute was lost: the money went back twice.
  stopped: { done: ['refundPayment'] },
} as const satisfies Transitions<RefundStatus, string>;
