import type { Settlement } from './settlePayment.ts';

/** What a notice, or asking the provider, came to for one payment. */
export type PaymentOutcome = Settlement | 'refunded' | 'away';

/** Hears what became of a payment, by the provider's name. */
export type OnPayment = (provider: string, outcome: PaymentOutcome) => void;
