import type { TransportRequest } from '@festival/shared-contracts/api/mailCalls';
import { isOneLine } from '@festival/shared-contracts/checkout/oneLine';

/** The error of a field: the last part of its text's key. */
type RequestError = 'missing' | 'email' | 'persons' | 'date';

export type RequestErrors = Partial<Record<Exclude<keyof TransportRequest, 'language'>, RequestError>>;

/** Fields of which a value has a form of its own. */
const ofForm: Readonly<Record<string, RequestError>> = { email: 'email', persons: 'persons', date: 'date' };

/**
 * The errors of a form, by the name of each field, in their order: the browser's own checks, blank texts, and characters that a single line
 * cannot have.
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
