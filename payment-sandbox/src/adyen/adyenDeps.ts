import type { PaymentBook } from '../paymentBook.ts';

export type AdyenDeps = {
  book: PaymentBook;
  /** Shared with the shop. Adyen's keys derive from it. */
  secret: string;
  /** The sandbox's address for browsers; no slash at the end. */
  publicUrl: string;
  /** Address for webhooks in Adyen's form. */
  adyenWebhookUrl: string;
};
