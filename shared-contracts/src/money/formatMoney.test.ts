import { formatMoney } from './formatMoney.ts';
import { moneyIn } from './moneyIn.ts';

const plain = (cents: number) => formatMoney(cents).replaceAll(/\s/g, ' ');

test('money is shown in euro with a comma and two decimals, whole amounts with ,00 [I18-04]', () => {
  expect(plain(1250)).toBe('€ 12,50');
  expect(plain(8900)).toBe('€ 89,00');
  expect(plain(123456)).toBe('€ 1.234,56');
  expect(plain(5)).toBe('€ 0,05');
  expect(plain(-11050)).toBe('−€ 110,50');
  expect(plain(0)).toBe('€ 0,00');
});

test('the format equals that of Intl for the Netherlands, up to millions [I18-04]', () => {
  const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
  for (const cents of [
    9, 10, 99, 99.6, 100, 1250.4, 999_99, 1_000_00, 99_999_99, 100_000_00, 999_999_99, 1_000_000_00, 1_234_567_890,
  ])
    expect(formatMoney(cents)).toBe(euro.format(cents / 100));
});

test('in Spanish the euro sign comes after the amount [I18-04]', () => {
  const spanish = (cents: number) => moneyIn('es', cents).replaceAll(/\s/g, ' ');
  expect(spanish(18900)).toBe('189,00 €');
  expect(spanish(5)).toBe('0,05 €');
  expect(spanish(1234567)).toBe('12.345,67 €');
  expect(spanish(-11050)).toBe('−110,50 €');
  expect(moneyIn('en', 18900)).toBe(formatMoney(18900));
});
