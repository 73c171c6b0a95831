import type { Pool } from 'pg';
import { brandsHere } from './brandStandings.ts';

/** Words that an attacker tries first at a festival's shop. The names of brands and the person's own address are added. */
const contextWords = [
  ...['festival', 'festivals', 'ticket', 'tickets', 'kaartje', 'kaartjes', 'entrada', 'entradas'],
  ...['shop', 'winkel', 'tienda', 'account', 'konto', 'cuenta', 'admin', 'camping', 'weekend'],
  ...['password', 'wachtwoord', 'contrasena', 'welkom', 'welcome', 'bienvenido', 'zomer', 'summer', 'verano'],
];

/** A password needs at least this many letters besides such words. */
const leastOwnLetters = 4;

/** The letters of a text without accents, signs and digits. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Whether a password consists almost only of words of the shop, or of these names. */
export function isOfContext(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  const words = [...contextWords, ...names.map(lettersOf)].filter((word) => word.length >= leastOwnLetters);
  const own = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), letters);
  return own.length < letters.length && own.length < leastOwnLetters;
}

/** Like the function above, with the names of this sign-on's brands and the person's address. */
export async function isOfThisContext(pool: Pool, password: string, email: string): Promise<boolean> {
  return isOfContext(password, [...(await brandsHere(pool)), email.split('@')[0] ?? '']);
}
