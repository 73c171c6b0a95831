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

/** The namespace `errors` in one language: each row of the catalogue, and the other texts of errors [ERR-01, ERR-07]. */
export type ErrorTexts = {
  [Code in keyof Catalogue]: Catalogue[Code] extends DecisionRow ? DecisionTexts : MessageTexts;
} & {
  other: { [Name in OtherTextName]: string };
  /** The choices that a shop requires before it sells [BSK-05]. */
  error: Record<MissingCheck, string>;
  alert: { logged_in_as: string };
};
