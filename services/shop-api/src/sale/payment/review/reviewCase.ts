const reviewReasons = [
  'amount',
  'currency',
  'twice',
  'dispute',
  'unanswered',
  'refund_refused',
  'refund_failed',
] as const;

/**
 * `amount`, `currency`: a wrong amount or currency; `twice`: a second payment; `dispute`: the buyer's bank claims the
 * payment back; `unanswered`: a charge that may have been made; `refund_refused`, `refund_failed`: money that the
 * provider did not return.
 */
export type ReviewReason = (typeof reviewReasons)[number];

/** `received` for payments; the others are the stages of a dispute. */
export type ReviewStage = 'received' | 'announced' | 'charged_back' | 'won' | 'lost';

/** A payment that a person must review. */
export type ReviewCase = {
  eventId: string;
  id: string;
  reason: ReviewReason;
  /** The provider's id of the dispute, of the second transaction, or of the failed refund; otherwise empty. */
  subject: string;
  stage: ReviewStage;
  /** In the smallest unit of the currency. */
  received: number;
  /** The ISO 4217 code. */
  currency: string;
  /** The due amount, in cents of euros. */
  due: number;
  /** The order's reference, nine digits. */
  reference: string;
  provider: string;
  /** Whether the payment is the charge of a membership that renews; otherwise it is that of an order. */
  isCharge: boolean;
  /** ISO 8601. */
  openedAt: string;
  status: 'open' | 'settled';
};
