/**
 * Cents in the format for Dutch and English shoppers: `€ 12,50`, whole amounts with `,00`, a discount as `−€ 12,50`. For Spanish use `moneyIn`
 * [I18-04]. It does not use Intl, whose first format keeps a slow phone busy for longer than rendering the page's shell.
 */
export const formatMoney = (cents: number): string => {
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '−' : ''}€\u00a0${euros},${digits.slice(-2)}`;
};
