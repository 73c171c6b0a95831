import type { TransportRequest } from '@festival/shared-contracts/api/mailCalls';
import { isOneLine } from '@festival/shared-contracts/checkout/oneLine';

/** The error of a field: the last part of the key of its text. */
type RequestError = 'missing' | 'email' | 'persons' | 'date';

export type RequestErrors = Partial<Record<Exclude<keyof TransportRequest, 'language'>, RequestError>>;

/** Fields whose value must have a certain format, with their error. */
const ofForm: Readonly<Record<string, RequestError>> = { email: 'email', persons: 'persons', date: 'date' };

/**
 * The errors of a form by field name, in the order of the fields: the browser's own validation, blank texts, and
 * characters that are not allowed in a single line.
 */
export const fieldErrors = (form: HTMLFormElement): RequestErrors => {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs.flatMap(({ name, value, required, validity }) => {
      if (validity.badInput) return [[name, ofForm[name]]];
      if (required && value.trim() === '') return [[name, 'missing']];
      return validity.valid && isOneLine(value) ? [] : [[name, ofForm[name] ?? 'missing']];
    }),
  );
};
