import { randomBytes } from 'node:crypto';

/** Without I, L, O and U, so that a code can be read out and never spells a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 25;

/** A ticket's code: 125 random bits, as 25 letters and digits. Who shows it is let in. */
export function ticketCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** A code in groups of a few letters, for people to read. */
export const readableCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');
