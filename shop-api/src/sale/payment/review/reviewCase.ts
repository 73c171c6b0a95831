const reviewReasons = ['amount', 'currency', 'twice', 'dispute'] as const;

/** `amount`, `currency`: money that is not what was due; `twice`: it came once more; `dispute`: a buyer's bank wants it back. */
export type ReviewReason = (typeof reviewReasons)[number];

/** `received` of money; the others are how far a dispute has come. */
export type ReviewStage = 'received' | 'announced' | 'charged_back' | 'won' | 'lost';

/** Money that a person must look at. */
export type ReviewCase = {
  eventId: string;
  id: string;
  reason: ReviewReason;
  /** The provider's id of the dispute, or of the second transaction; otherwise empty. */
  subject: string;
  stage: ReviewStage;
  /** In the smallest unit of the currency. */
  received: number;
  /** By ISO 4217. */
  currency: string;
  /** What was due, in cents of euros. */
  due: number;
  /** The order's reference, nine digits. */
  reference: string;
  provider: string;
  /** ISO 8601. */
  openedAt: string;
  status: 'open' | 'settled';
};
