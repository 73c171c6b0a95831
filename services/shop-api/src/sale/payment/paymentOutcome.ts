import type { Settlement } from './settlePayment.ts';

/** The outcome of a webhook or a poll for one payment. A label of a metric. */
export type PaymentOutcome = Settlement | 'refunded' | 'refunded_twice' | 'away';

/** Called with the provider's name and each outcome. */
export type OnPayment = (provider: string, outcome: PaymentOutcome) => void;
