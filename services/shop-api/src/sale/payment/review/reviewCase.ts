const reviewReasons = ['amount', 'currency', 'twice', 'dispute'] as const;

/**
 * `amount`, `currency`: a wrong amount or currency; `twice`: a second payment; `dispute`: the buyer's bank claims the
 * payment back.
 */
export type ReviewReason = (typeof reviewReasons)[number];

/** `received` for payments; the others are the stages of a dispute. */
export type ReviewStage = 'received' | 'announced' | 'charged_back' | 'won' | 'lost';

/** A payment that a person must review. */
export type ReviewCase = {
  eventId: string;
  id: string;
  reason: ReviewReason;
  /** The provider's id of the dispute, or of the second transaction; otherwise empty. */
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
