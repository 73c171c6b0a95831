import { needsDeliveryAddress, parcelCountryOf } from './parcelCountry.ts';

test('a parcel goes to the chosen country, and nowhere if the buyer collects the merchandise [SHP-01]', () => {
  expect(parcelCountryOf({ shippingCountry: 'BE', shippingHandle: 'standard' })).toBe('BE');
  expect(parcelCountryOf({ shippingCountry: 'BE', shippingHandle: null })).toBe('BE');
  expect(parcelCountryOf({ shippingCountry: 'BE', shippingHandle: 'pickup' })).toBeNull();
  expect(parcelCountryOf({ shippingCountry: null, shippingHandle: null })).toBeNull();
});

test('a parcel to another country than the buyer’s needs an address there, once both are known [SHP-01]', () => {
  expect(needsDeliveryAddress('ES', 'NL')).toBe(true);
  expect(needsDeliveryAddress('NL', 'NL')).toBe(false);
  expect(needsDeliveryAddress('', 'NL')).toBe(false);
  expect(needsDeliveryAddress('ES', null)).toBe(false);
});
