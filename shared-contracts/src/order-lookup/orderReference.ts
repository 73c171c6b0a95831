import { isUuid } from '../text/isUuid.ts';
import { plainTyped } from '../text/plainTyped.ts';

/** A reference to an earlier order, in the form of POST /get-orders [LKP-01]. */
export type OrderReference =
  | { consumer_email: string }
  | { reference: string }
  | { consumer_external_reference: string };

const nineDigits = /^\d{9}$/;

/**
 * Nine digits, in one piece or in three groups with the same separator, after a # or words and before a sign of punctuation: `982 552 510`,
 * `Bestelnummer: 982-552-510.` Other digits, such as a date's, are no order number.
 */
const inGroups = /^(?:[\p{L} ]*[ :.]+)?(\d{3}( ?[./-] ?| ?)\d{3}\2\d{3})[.,;)]*$/u;

/**
 * An order number without what people write around and between its digits: `#`, words, blanks, dashes, dots, invisible signs. Any other text
 * is returned without its `#` and blanks at the ends.
 */
export const plainOrderNumber = (typed: string): string => {
  const value = plainTyped(typed).replaceAll('#', ' ').replace(/ +/g, ' ').trim();
  return inGroups.exec(value)?.[1]?.replace(/\D/g, '') ?? value;
};

/** Reads an order number as typed: a consumer's external reference, a reference, or null when it is neither [LKP-01]. */
export const orderReferenceOf = (typed: string): OrderReference | null => {
  const value = plainTyped(typed).replaceAll('#', '').trim();
  if (isUuid(value)) return { consumer_external_reference: value };
  const number = plainOrderNumber(typed);
  return nineDigits.test(number) ? { reference: number } : null;
};

/** Returns the first of email, reference and external reference; false without any [LKP-01]. */
export const firstReference = (known: {
  consumer_email?: string;
  reference?: string;
  consumer_external_reference?: string;
}): OrderReference | false => {
  if (known.consumer_email) return { consumer_email: known.consumer_email };
  if (known.reference) return { reference: known.reference };
  if (known.consumer_external_reference) return { consumer_external_reference: known.consumer_external_reference };
  return false;
};
