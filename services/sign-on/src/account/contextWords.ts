import type { ShopAccounts } from '../shop/shopAccounts.ts';

/**
 * Words that an attacker tries first at a festival's shop. The caller adds the names of brands and the person's own
 * address.
 */
const contextWords = [
  ...['festival', 'festivals', 'ticket', 'tickets', 'kaartje', 'kaartjes', 'entrada', 'entradas'],
  ...['shop', 'winkel', 'tienda', 'account', 'konto', 'cuenta', 'admin', 'camping', 'weekend'],
  ...['password', 'wachtwoord', 'contrasena', 'welkom', 'welcome', 'bienvenido', 'zomer', 'summer', 'verano'],
];

/** The minimum number of letters that a password needs in addition to such words. */
const leastOwnLetters = 4;

/** The letters of a text, without accents, punctuation and digits. */
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

/** Like `isOfContext`, with the names of the shops' brands and the person's address. */
export async function isOfThisContext(
  shop: Pick<ShopAccounts, 'brands'>,
  password: string,
  email: string,
): Promise<boolean> {
  return isOfContext(password, [...(await shop.brands()), email.split('@')[0] ?? '']);
}
