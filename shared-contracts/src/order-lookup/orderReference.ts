import { isUuid } from '../text/isUuid.ts';

/** A reference to an earlier order, in the form of POST /get-orders [LKP-01]. */
export type OrderReference =
  | { consumer_email: string }
  | { reference: string }
  | { consumer_external_reference: string };

const nineDigits = /^\d{9}$/;

/** Reads an order number as typed: a consumer's external reference, a reference, or null when it is neither [LKP-01]. */
export const orderReferenceOf = (typed: string): OrderReference | null => {
  const value = typed.replaceAll('#', '').trim();
  if (isUuid(value)) return { consumer_external_reference: value };
  return nineDigits.test(value) ? { reference: value } : null;
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
