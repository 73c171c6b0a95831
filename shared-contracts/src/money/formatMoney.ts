import type { Language } from '../language/languages.ts';

/**
 * Cents as a shopper reads them, whole amounts with `,00`: `€ 12,50`, a discount as `−€ 12,50`, and in Spanish, which has the sign behind,
 * `12,50 €` [I18-04]. The first is written here, since what Intl loads for its first format keeps a slow phone busy for longer than it
 * takes to render the page's shell.
 */
export const formatMoney = (cents: number, language: Language = 'nl'): string => {
  if (language === 'es') return spanish(Math.round(cents) / 100);
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '−' : ''}€\u00a0${euros},${digits.slice(-2)}`;
};

let format: Intl.NumberFormat | undefined;

const spanish = (euros: number): string => {
  format ??= new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
  return format.format(euros).replace('-', '−');
};
