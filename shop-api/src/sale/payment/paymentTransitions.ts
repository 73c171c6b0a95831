import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { Transitions } from '../../platform/database/transitions.ts';

/** Our status of a payment: `open` before anything is decided, `refund_due` until the provider has refunded it. */
export type StoredPaymentStatus = PaymentStatus | 'open' | 'refund_due' | 'refunded';

/** How payments move. A provider may report `completed` after `failed`. */
export const paymentTransitions = {
  open: {
    pending: ['markPending'],
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
  refund_due: { refunded: ['refundPayment'] },
  // The provider reported later that its refund had failed.
  refunded: { refund_due: ['retryRefund'] },
} as const satisfies Transitions<StoredPaymentStatus, string>;
