import { userSchema } from '@festival/shared-contracts/user/user';
import { startValues } from './startValues.ts';
import { typedFields } from './typedFields.ts';

const setting = { hidesGender: false, deliveryCountry: null };
const blank = startValues({ user: null, ...setting });

test('only values that differ from the start count as typed, including an emptied field [CHK-09]', () => {
  const noor = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor', familyName: 'de Wit' } });
  const begun = startValues({ user: noor, ...setting });
  expect(typedFields(begun, begun)).toEqual({});
  expect(typedFields(begun, { ...begun, lastName: '', city: 'Zandvoort' })).toEqual({
    lastName: '',
    city: 'Zandvoort',
  });
});

test('date of birth, phone and email each count as one typed value', () => {
  expect(typedFields(blank, { ...blank, birthDay: '4' })).toEqual({
    dateOfBirth: '',
    birthDay: '4',
    birthMonth: '',
    birthYear: '',
  });
  expect(Object.keys(typedFields(blank, { ...blank, phoneNumber: '06' })).sort()).toEqual([
    'countryCode',
    'phoneCountry',
    'phoneNumber',
  ]);
  expect(typedFields(blank, { ...blank, email: 'a@b.nl' })).toEqual({ email: 'a@b.nl', emailconfirm: '' });
});
