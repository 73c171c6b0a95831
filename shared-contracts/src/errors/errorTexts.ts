import type { MissingCheck } from '../checkout/missingChecks.ts';
import type { DecisionRow, errorCatalogue } from './errorCatalogue.ts';

/** Texts of errors that are shown outside a modal: keys `other.*` of the namespace `errors` [ERR-07]. */
export const otherTextNames = [
  'accommodationSoldOut',
  'ticketNotAvailable',
  'productSoldOut',
  'productNotFound',
  'shippingUnavailable',
  'invalidRequest',
  'noConfigFound',
  'pageNotFound',
  'tryAgain',
  'tryAgainWithCart',
  'checkoutRetry',
  'orderLookupFailed',
  'orderLookupInvalid',
  'orderLookupNoOrder',
  'orderOutOfSync',
  'combinationSoldOut',
  'noStock',
  'roomNotAvailable',
  'occupantsMismatch',
  'maxOrdersPerAccount',
  'voucherInvalid',
  'voucherSmaller',
  'voucherUsed',
  'termsChanged',
  'deliveredElsewhere',
  'takesNoPayment',
  'cartChanged',
  'cartOrdered',
  'tooManyTries',
  'orderNotCancelable',
  'paymentAway',
  'paymentNotSetUp',
  'productMaximum',
  'productMinimum',
  'productStep',
] as const;
export type OtherTextName = (typeof otherTextNames)[number];

interface MessageTexts {
  title: string;
  text: string;
  confirm: string;
}
interface DecisionTexts extends MessageTexts {
  cancel: string;
}

type Catalogue = typeof errorCatalogue;

type RowTexts = { [Code in keyof Catalogue]: Catalogue[Code] extends DecisionRow ? DecisionTexts : MessageTexts };

/** The rows of the catalogue whose texts are also shown outside a modal: on a page, in a toast, or beside a control. */
export type PageCode =
  | 2000
  | 2001
  | 2002
  | 3000
  | 3001
  | 3002
  | 3003
  | 3005
  | 4000
  | 4001
  | 4002
  | 4003
  | 4005
  | 4006
  | 4364
  | 5002
  | 6002
  | 6004
  | 6005;

/** The texts of errors that every page loads: those of `PageCode`, and those that are shown outside a modal [ERR-07]. */
export type PageErrorTexts = Pick<RowTexts, PageCode> & {
  other: { [Name in OtherTextName]: string };
  /** The choices that a shop requires before it sells [BSK-05]. */
  error: Record<MissingCheck, string>;
  alert: { logged_in_as: string };
};

/** The texts of the other rows: only a modal shows them, so a page loads them after its first view. */
export type ModalErrorTexts = Omit<RowTexts, PageCode>;

/** The namespace `errors` in one language: each row of the catalogue, and the other texts of errors [ERR-01, ERR-07]. */
export type ErrorTexts = PageErrorTexts & ModalErrorTexts;
