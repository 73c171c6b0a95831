import { countries } from '@festival/shared-contracts/checkout/countries';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { phoneNumberOf } from './phoneNumberOf.ts';

test.each([
  ['06 12345678', 'NL', '+31612345678'],
  ['612345678', 'NL', '+31612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['06 12345678', 'IT', '+390612345678'],
  ['06 1 234 5678', 'HU', '+3612345678'],
  ['044 123 456', 'XK', '+38344123456'],
  ['(416) 555-0123', 'CA', '+14165550123'],
])('%s of %s is sent as %s: each country has its own rule for leading digits [CHK-08]', (typed, country, sent) => {
  expect(phoneNumberOf(typed, country)).toBe(sent);
});

test.each([
  ['06 1234567', 'NL'],
  ['06 123456789', 'NL'],
  ['0612345678', 'BE'],
  ['1234', 'NL'],
  ['no number', 'NL'],
])('"%s" is not a valid number of %s [CHK-02, CHK-08]', (typed, country) => {
  expect(phoneNumberOf(typed, country)).toBeNull();
});

test('every country of the form has rules, and the prefix that the form shows [CHK-08]', () => {
  const others = countries.filter(
    ({ code, phonePrefix }) => !isSupportedCountry(code) || getCountryCallingCode(code) !== phonePrefix,
  );
  expect(others).toEqual([]);
});
