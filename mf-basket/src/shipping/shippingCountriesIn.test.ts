import { countries } from '@festival/shared-contracts/checkout/countries';
import { shippingCountriesIn } from './shippingCountriesIn.ts';

const rows = (rules: Parameters<typeof shippingCountriesIn>[1]) =>
  Object.fromEntries(shippingCountriesIn('en', rules).map((row) => [row.code, row]));

test('every country is listed by its name, with its phone prefix', () => {
  const named = rows({ brandCountries: [], form: null });
  expect(Object.keys(named)).toHaveLength(countries.length);
  expect(named.DE).toEqual({ code: 'DE', name: 'Germany', phonePrefix: '49', deliverytype: '', price: 0 });
});

test('a country of the brand has the price of the fixed table, if the table has one', () => {
  const { NL, BE, FR } = rows({ brandCountries: ['NL', 'FR'], form: 'lightspeed' });
  expect([NL, BE, FR].map((row) => [row?.deliverytype, row?.price])).toEqual([
    ['fixed', 599],
    ['', 0],
    ['', 0],
  ]);
});

test('with a choice of methods every country of the brand has delivery, at the method’s price', () => {
  const { NL, BE, FR } = rows({ brandCountries: ['NL', 'FR'], form: 'shopify' });
  expect([NL, BE, FR].map((row) => [row?.deliverytype, row?.price])).toEqual([
    ['choice', 0],
    ['', 0],
    ['choice', 0],
  ]);
});
