/**
 * Cents as a shopper reads them: `€ 12,50`, whole amounts with `,00`, a discount as `−€ 12,50`: as Dutch and English shoppers read them; `moneyIn` knows Spanish [I18-04].
 * Written here, since what Intl loads for its first format keeps a slow phone busy for longer than it takes to render the page's shell.
 */
export const formatMoney = (cents: number): string => {
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '−' : ''}€\u00a0${euros},${digits.slice(-2)}`;
};
