import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { Transitions } from '../../platform/database/transitions.ts';

/**
 * Our status of a payment: `open` before it is decided, `refund_due` until the provider has refunded it, `review` while
 * a person decides about a wrong amount or currency, `charged_back` after a dispute has taken the payment back.
 */
export type StoredPaymentStatus = PaymentStatus | 'open' | 'refund_due' | 'refunded' | 'review' | 'charged_back';

/** The transitions of payments. A provider may report `completed` after `failed`. */
export const paymentTransitions = {
  open: {
    pending: ['markPending'],
    completed: ['settlePaid'],
    failed: ['settlePayment'],
    error: ['settlePayment'],
    canceled: ['settlePayment', 'giveUpOthers'],
    refund_due: ['settlePaid'],
    review: ['reviewMoney', 'reviewUnanswered'],
  },
  pending: {
    completed: ['settlePaid'],
    failed: ['settlePayment'],
    error: ['settlePayment'],
    canceled: ['settlePayment', 'giveUpOthers'],
    refund_due: ['settlePaid'],
    review: ['reviewMoney', 'reviewUnanswered'],
  },
  failed: { completed: ['settlePaid'], refund_due: ['settlePaid'], review: ['reviewMoney'] },
  error: { completed: ['settlePaid'], refund_due: ['settlePaid'], review: ['reviewMoney'] },
  canceled: { completed: ['settlePaid'], refund_due: ['settlePaid'], review: ['reviewMoney'] },
  // An operator accepts the payment, refunds it, or has settled it at the provider.
  review: { completed: ['settlePaid'], refund_due: ['settlePaid', 'returnMoney'], canceled: ['closePayment'] },
  completed: { refund_due: ['refund_order'], charged_back: ['charge_back_order'] },
  // The dispute was lost before the payment was refunded.
  refund_due: { refunded: ['refundPayment'], charged_back: ['charge_back_order'] },
  // The provider reported later that its refund had failed.
  refunded: { refund_due: ['retryRefund'] },
  // The payment was returned after all, but what it paid for was taken back.
  charged_back: { refund_due: ['returnMoney'] },
} as const satisfies Transitions<StoredPaymentStatus, string>;
