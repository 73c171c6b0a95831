import type { Language } from '../language/languages.ts';
import { formatMoney } from './formatMoney.ts';

/** Cents in the format of a language: `€ 12,50`, and in Spanish, with the sign after the amount, `12,50 €` [I18-04]. */
export const moneyIn = (language: Language, cents: number): string =>
  language === 'es' ? spanish(Math.round(cents) / 100) : formatMoney(cents);

let format: Intl.NumberFormat | undefined;

const spanish = (euros: number): string => {
  format ??= new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
  return format.format(euros).replace('-', '−');
};
