import { countries } from '@festival/shared-contracts/checkout/countries';
import { splitPhone } from './splitPhone.ts';

test.each(['+31 6 12345678', '0031612345678', '+31(6)1234-5678'])('%s is split [CHK-08]', (typed) => {
  expect(splitPhone(typed, countries)).toEqual({ phoneCountry: 'NL', countryCode: '31', phoneNumber: '612345678' });
});

test('a national number is not split [CHK-08]', () => {
  expect(splitPhone('06 12345678', countries)).toBeNull();
  expect(splitPhone('', countries)).toBeNull();
});

test('the longest prefix wins: 358 is Finland, not 35 followed by 8 [CHK-08]', () => {
  expect(splitPhone('+358401234567', countries)).toMatchObject({ phoneCountry: 'FI', phoneNumber: '401234567' });
});

test('the longest prefix of the list wins, at any place of the list', () => {
  const list = [
    { code: 'US', phonePrefix: '1' },
    { code: 'BS', phonePrefix: '1242' },
  ];
  expect(splitPhone('+12425550123', list)).toEqual({ phoneCountry: 'BS', countryCode: '1242', phoneNumber: '5550123' });
});

test('a shared prefix never selects a country outside the list', () => {
  expect(splitPhone('+14165550123', [{ code: 'CA', phonePrefix: '1' }])?.phoneCountry).toBe('CA');
});

test.each(['tel +31612345678', '+31612345678 or later'])('"%s" is not a number that can be split', (typed) => {
  expect(splitPhone(typed, countries)).toBeNull();
});

test('a shared prefix belongs to the country of the address if it fits, otherwise to its main country [CHK-08]', () => {
  expect(splitPhone('+12025550123', countries)?.phoneCountry).toBe('US');
  expect(splitPhone('+14165550123', countries, 'CA')?.phoneCountry).toBe('CA');
  expect(splitPhone('+447700900123', countries, 'NL')?.phoneCountry).toBe('GB');
});

test('an unknown prefix is not split [CHK-08]', () => {
  expect(splitPhone('+999123456', countries)).toBeNull();
});
