import type { MailBrand } from '../mail/mailBrand.ts';
import type { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import type { AppleWallet } from '../pass/appleWallet.ts';

/** The content of a ticket's page. Plain data, since it is sent to a worker thread. */
export type TicketOnPaper = {
  brand: MailBrand;
  language: keyof typeof confirmationTexts;
  festival: string;
  reference: string;
  holder: string;
  /** The name of the product. */
  name: string;
  number: number;
  count: number;
  code: string;
  /** Its days, times and places, in reading order: `['Doors', '12:00']`. */
  facts: Array<[name: string, value: string]>;
  /** What the code is valid for, and how often. */
  hint: string;
  /** The conditions of the product. */
  rules: string[];
  /** When its doors open, or its bus leaves: an ISO time. */
  startsAt?: string | undefined;
  /** The signer of its pass for Apple Wallet; without it there is no pass. */
  wallet?: AppleWallet | undefined;
};
