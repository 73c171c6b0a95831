import { userSchema } from '@festival/shared-contracts/user/user';
import { startValues } from './startValues.ts';

const user = userSchema.parse({
  id: 'u-1',
  profile: {
    givenName: 'Noor',
    familyName: 'de Vries',
    email: 'noor@example.org',
    gender: 'Female',
    birthdate: '2001-02-28',
    phoneNumber: '+31612345678',
    address: { street: 'Zeeweg', streetNumber: '12', postalCode: '2042 AB', city: 'Zandvoort', country: 'nl' },
  },
});

test('a signed-in visitor has name, email, gender, birthdate, address and phone filled in [CHK-09]', () => {
  expect(startValues({ user, hidesGender: false, deliveryCountry: null })).toMatchObject({
    gender: 'female',
    firstName: 'Noor',
    lastName: 'de Vries',
    email: 'noor@example.org',
    emailconfirm: 'noor@example.org',
    dateOfBirth: '2001-02-28',
    birthDay: '28',
    birthMonth: '2',
    birthYear: '2001',
    phoneCountry: 'NL',
    countryCode: '31',
    phoneNumber: '612345678',
    address: 'Zeeweg',
    streetNumber: '12',
    postalCode: '2042 AB',
    city: 'Zandvoort',
    country: 'NL',
  });
});

test('a brand that hides gender sends “other”, whatever the profile says [CHK-02]', () => {
  expect(startValues({ user, hidesGender: true, deliveryCountry: null }).gender).toBe('other');
  expect(startValues({ user: null, hidesGender: true, deliveryCountry: null }).gender).toBe('other');
});

test('middle name and street number extension start blank, and for a guest all other fields too [CHK-14]', () => {
  expect(startValues({ user, hidesGender: false, deliveryCountry: null })).toMatchObject({
    middleName: '',
    streetNumberExtension: '',
  });
  const values = startValues({ user: null, hidesGender: false, deliveryCountry: null });
  expect(new Set(Object.values(values))).toEqual(new Set(['']));
  expect(values).toMatchObject({ phoneCountry: '', birthDay: '', birthMonth: '', birthYear: '' });
});

test('a guest’s address and phone start with the country of delivery; a profile uses its own country', () => {
  const deliveryCountry = 'BE';
  expect(startValues({ user: null, hidesGender: false, deliveryCountry })).toMatchObject({
    country: 'BE',
    phoneCountry: 'BE',
    countryCode: '32',
    address: '',
  });
  expect(startValues({ user, hidesGender: false, deliveryCountry }).country).toBe('NL');
});

test('an unknown value of a profile stays blank, and a national number is unchanged', () => {
  const profile = { ...user.profile, gender: 'unknown', phoneNumber: '06 12345678' };
  const abroad = { ...user, profile: { ...profile, address: { ...profile.address, country: 'Holland' } } };
  expect(startValues({ user: abroad, hidesGender: false, deliveryCountry: null })).toMatchObject({
    gender: '',
    country: '',
    phoneCountry: '',
    countryCode: '',
    phoneNumber: '06 12345678',
  });
});
