import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { Transitions } from '../../platform/database/transitions.ts';

/** How we keep a payment: `open` before anything is decided, `refund_due` until the provider has given the money back. */
export type StoredPaymentStatus = PaymentStatus | 'open' | 'refund_due' | 'refunded';

/** How payments move. A provider may call one paid that it has called failed before. */
export const paymentTransitions = {
  open: {
    pending: ['keepWaiting'],
    completed: ['settlePaid'],
    failed: ['settlePayment'],
    error: ['settlePayment'],
    canceled: ['settlePayment'],
    refund_due: ['settlePaid'],
  },
  pending: {
    completed: ['settlePaid'],
    failed: ['settlePayment'],
    error: ['settlePayment'],
    canceled: ['settlePayment'],
    refund_due: ['settlePaid'],
  },
  failed: { completed: ['settlePaid'], refund_due: ['settlePaid'] },
  error: { completed: ['settlePaid'], refund_due: ['settlePaid'] },
  canceled: { completed: ['settlePaid'], refund_due: ['settlePaid'] },
  completed: { refund_due: ['refund_order'] },
  refund_due: { refunded: ['giveBack'] },
  // The provider could not give the money back as it had said.
  refunded: { refund_due: ['refundAgain'] },
} as const satisfies Transitions<StoredPaymentStatus, string>;
