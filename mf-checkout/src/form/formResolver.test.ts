import { blankCheckoutForm } from '@festival/shared-contracts/checkout/checkoutForm';
import type { FormRules } from './fieldErrors.ts';
import { formResolver } from './formResolver.ts';
import type { FormValues } from './formValues.ts';

const rules: FormRules = {
  paymentProvider: 'paylogic',
  ageRequirements: 'No',
  festivalStart: '2027-07-09',
  today: '2026-11-20',
  deliveryCountry: null,
  phoneNumberOf: null,
};
const nobodyElse = { deliveryName: '', deliveryAddress: '', deliveryPostalCode: '', deliveryCity: '' };
const nothingPicked = { phoneCountry: '', birthDay: '', birthMonth: '', birthYear: '' };
const blank: FormValues = { ...blankCheckoutForm({ hidesGender: false }), ...nothingPicked, ...nobodyElse };
const filled: FormValues = {
  ...blank,
  gender: 'other',
  firstName: 'Noor',
  lastName: 'de Vries',
  countryCode: '31',
  phoneNumber: '06 12345678',
  email: 'noor@example.org',
  emailconfirm: 'noor@example.org',
  dateOfBirth: '2009-07-09',
  address: 'Zeeweg',
  streetNumber: '12',
  postalCode: '2042 AB',
  city: 'Zandvoort',
  country: 'NL',
};
const options = { fields: {}, shouldUseNativeValidation: false };
const resolve = (values: FormValues, asked = rules) => formResolver(() => asked)(values, undefined, options);

test('a correct form is returned as typed, without errors', () => {
  expect(resolve(filled)).toEqual({ values: filled, errors: {} });
});

test('a form with errors returns no values, and each error with its field', () => {
  expect(resolve({ ...filled, city: '', email: 'noor@' })).toEqual({
    values: {},
    errors: { city: { type: 'required', message: 'required' }, email: { type: 'email', message: 'email' } },
  });
});

test('the rules are read at each check: the age is required once the shop asks for it', () => {
  expect(resolve(filled, { ...rules, ageRequirements: 'Yes, currently 18 years' })).toMatchObject({
    errors: { dateOfBirth: { message: 'age' } },
  });
});
