import { plainTyped } from '../text/plainTyped.ts';

/** Signs between the digits of a phone number, a `tel:` before them, and brackets around some of them. */
const betweenDigits = /^tel:|[\s()[\]./,-]/gi;

/**
 * A phone number without the signs between its digits, however people write it: `06.12.34.56.78`, `0475/12 34 56`, `+31 (0)6-12345678`.
 * Whether such a number exists is checked by the rules of its country [CHK-08].
 */
export const plainPhone = (typed: string): string => plainTyped(typed).replace(betweenDigits, '');
