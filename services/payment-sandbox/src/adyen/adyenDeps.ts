import type { PaymentBook } from '../paymentBook.ts';

export type AdyenDeps = {
  book: PaymentBook;
  /** Shared with the shop. Adyen's keys are derived from it. */
  secret: string;
  /** The sandbox's URL for browsers, without a trailing slash. */
  publicUrl: string;
  /** URL for webhooks in Adyen's form. */
  adyenWebhookUrl: string;
};
