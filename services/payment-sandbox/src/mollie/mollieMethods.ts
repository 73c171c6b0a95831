import type { Language } from '@festival/shared-contracts/language/languages';
import type { Money } from './mollieTypes.ts';
import { unitsOf } from './money.ts';

type Method = {
  id: string;
  names: Record<Language, string>;
  /** In cents of the euro. */
  least: number;
  most: number;
  onlyEuro: boolean;
  /** Whether a customer can make the first payment of a series with it. */
  first: boolean;
  /** Minutes until an unpaid payment expires. */
  minutes: number;
};

const same = (name: string): Record<Language, string> => ({ nl: name, en: name, es: name });
const cardNames = { nl: 'Kaart', en: 'Card', es: 'Tarjeta' };
const transferNames = { nl: 'Overschrijving', en: 'Bank transfer', es: 'Transferencia bancaria' };

/** The methods that this stand-in's profile has switched on, with Mollie's documented limits and times. */
const methods: readonly Method[] = [
  { id: 'ideal', names: same('iDEAL'), least: 1, most: 5_000_000, onlyEuro: true, first: true, minutes: 15 },
  { id: 'creditcard', names: cardNames, least: 1, most: 1_000_000, onlyEuro: false, first: true, minutes: 30 },
  { id: 'bancontact', names: same('Bancontact'), least: 2, most: 5_000_000, onlyEuro: true, first: true, minutes: 60 },
  { id: 'paypal', names: same('PayPal'), least: 1, most: 800_000, onlyEuro: false, first: true, minutes: 72 * 60 },
  {
    id: 'banktransfer',
    names: transferNames,
    least: 1,
    most: 100_000_000,
    onlyEuro: true,
    first: false,
    minutes: 12 * 24 * 60,
  },
  { id: 'applepay', names: same('Apple Pay'), least: 1, most: 1_000_000, onlyEuro: false, first: true, minutes: 30 },
];
const directDebit: Method = {
  id: 'directdebit',
  names: { nl: 'SEPA-incasso', en: 'SEPA Direct Debit', es: 'Adeudo directo SEPA' },
  least: 1,
  most: 100_000,
  onlyEuro: true,
  first: false,
  minutes: 0,
};

export const walletIds: readonly string[] = ['applepay', 'googlepay'];

type Sequence = 'oneoff' | 'first' | 'recurring';

/** The methods for payments of this kind. */
export function methodsFor(sequence: Sequence): readonly Method[] {
  if (sequence === 'recurring') return [directDebit, ...methods.filter(({ id }) => isOwnMandate(id))];
  return sequence === 'first' ? methods.filter(({ first }) => first) : methods;
}

/** A method by its id, also the one that only later charges have. */
export const methodById = (id: string): Method | null =>
  [...methods, directDebit].find((method) => method.id === id) ?? null;

/** Cards and PayPal are charged again themselves; all other first payments give a mandate for direct debits. */
const isOwnMandate = (id: string): boolean => id === 'creditcard' || id === 'paypal';

/** The method of the mandate that a first payment gives. */
export const mandateMethodOf = (id: string): string =>
  isOwnMandate(id) ? id : id === 'applepay' ? 'creditcard' : 'directdebit';

/** Whether the method takes the amount. */
export function takes({ least, most, onlyEuro }: Method, money: Money): boolean {
  const units = unitsOf(money);
  if (units === null || (onlyEuro && money.currency !== 'EUR')) return false;
  return units >= least && units <= most;
}
