import type { Money } from './mollieTypes.ts';

/** Currencies that Mollie takes, with their decimals: two unless it is named here. */
const withoutDecimals = new Set(['ISK', 'JPY']);
const currencies = new Set(
  'AED AUD BGN BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS ISK JPY MXN MYR NOK NZD PHP PLN RON SEK SGD THB TWD USD ZAR'.split(
    ' ',
  ),
);

/** Whether Mollie takes the currency. */
export const isCurrency = (code: string): boolean => currencies.has(code);

const decimalsOf = (currency: string): number => (withoutDecimals.has(currency) ? 0 : 2);

/** The amount in the smallest unit, or null for a value without exactly the currency's decimals. */
export function unitsOf({ currency, value }: Money): number | null {
  const decimals = decimalsOf(currency);
  const form = decimals === 0 ? /^\d{1,12}$/ : /^\d{1,10}\.\d{2}$/;
  return form.test(value) ? Number(value.replace('.', '')) : null;
}

/** The units of an amount that was checked before. */
export const checkedUnits = (money: Money): number => unitsOf(money) ?? 0;

/** Writes an amount of the smallest unit as Mollie does. */
export function moneyOf(units: number, currency: string): Money {
  const decimals = decimalsOf(currency);
  return { currency, value: (units / 10 ** decimals).toFixed(decimals) };
}
