import { formatMoney } from './formatMoney.ts';

const plain = (cents: number) => formatMoney(cents).replaceAll(/\s/g, ' ');

test('money is shown in euro with a comma and two decimals, whole amounts with ,00 [I18-04]', () => {
  expect(plain(1250)).toBe('€ 12,50');
  expect(plain(8900)).toBe('€ 89,00');
  expect(plain(123456)).toBe('€ 1.234,56');
  expect(plain(5)).toBe('€ 0,05');
  expect(plain(-11050)).toBe('−€ 110,50');
  expect(plain(0)).toBe('€ 0,00');
});
