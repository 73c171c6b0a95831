import { randomBytes } from 'node:crypto';

/** Without I, L, O and U, so that a code can be read aloud and spells no word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 25;

/** A ticket's code: 125 random bits as 25 letters and digits. It opens the gate. */
export function ticketCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** A code in groups of five characters, for people to read. */
export const readableCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');
