import { deliveryTo } from './deliveryTo.ts';

test('the brand delivers to its countries that have a price; without a price for one of them it is 6007, and without any delivery 5003 [SHP-02, SHP-03]', () => {
  const refusalOf = (country: string, isPriced: boolean) => {
    const delivery = deliveryTo(country, { brandCountries: ['NL', 'FR'], isPriced });
    return delivery.ok ? null : delivery.error;
  };
  expect(refusalOf('NL', true)).toBeNull();
  expect(refusalOf('FR', false)).toBe('shipping.no_price');
  expect(refusalOf('DE', true)).toBe('shipping.no_price');
  expect(refusalOf('US', false)).toBe('shipping.unavailable');
});
