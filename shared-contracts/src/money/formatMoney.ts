const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });

/** Cents as a shopper reads them: `€ 12,50`, whole amounts with `,00`, a discount as `−€ 12,50`, the same in every language [I18-04]. */
export const formatMoney = (cents: number): string => (cents < 0 ? '−' : '') + euro.format(Math.abs(cents) / 100);
