import { checkForm, type FieldErrors, type FormRules, fieldErrorOf } from './fieldErrors.ts';
import type { FormValues } from './formValues.ts';
import { phoneNumberOf } from './phoneNumberOf.ts';

const values: FormValues = {
  gender: 'female',
  firstName: 'Noor',
  middleName: '',
  lastName: 'de Vries',
  countryCode: '31',
  phoneCountry: 'NL',
  phoneNumber: '06 12345678',
  email: 'noor@example.org',
  emailconfirm: 'noor@example.org',
  dateOfBirth: '2001-02-28',
  birthDay: '28',
  birthMonth: '2',
  birthYear: '2001',
  address: 'Zeeweg',
  streetNumber: '12',
  streetNumberExtension: '',
  postalCode: '2042 AB',
  city: 'Zandvoort',
  country: 'NL',
  state: '',
  deliveryName: '',
  deliveryAddress: '',
  deliveryPostalCode: '',
  deliveryCity: '',
};
const rules: FormRules = {
  paymentProvider: 'paylogic',
  ageRequirements: 'No',
  festivalStart: '2027-07-09',
  today: '2026-11-20',
  deliveryCountry: null,
  phoneNumberOf: null,
};

const errorsOf = (changed: Partial<FormValues>, changedRules: Partial<FormRules> = {}): FieldErrors => {
  const checked = checkForm({ ...values, ...changed }, { ...rules, ...changedRules });
  return checked.ok ? {} : checked.error;
};

test('a correct form is accepted, with middle name and extension blank [CHK-02, CHK-15]', () => {
  const checked = checkForm(values, rules);
  expect(checked).toMatchObject({
    ok: true,
    value: { middleName: '', streetNumberExtension: '', email: values.email },
  });
});

test.each([
  'gender',
  'firstName',
  'lastName',
  'countryCode',
  'phoneNumber',
  'email',
  'emailconfirm',
  'dateOfBirth',
  'address',
  'streetNumber',
  'postalCode',
  'city',
  'country',
] as const)('%s is required, and its error says so [CHK-02]', (field) => {
  expect(errorsOf({ [field]: '' })[field]).toBe('required');
  expect(errorsOf({ [field]: ' ' })[field]).toBe('required');
});

test.each([
  ['email', 'noor@', 'email'],
  ['emailconfirm', 'noor@example.com', 'emailconfirm'],
  ['phoneNumber', '12', 'phone_digits'],
  ['phoneNumber', 'none', 'phone_digits'],
  ['email', 'josé@example.es', 'email_letters'],
  ['streetNumber', '12a', 'number'],
  ['dateOfBirth', '2001-02-31', 'date'],
  ['firstName', 'x'.repeat(201), 'too_long'],
  ['firstName', 'No\u202Eor', 'characters'],
  ['lastName', 'de\r\nBcc: all', 'characters'],
  ['city', 'Am\u001Bsterdam', 'characters'],
] as const)('%s "%s" has the error %s [CHK-02]', (field, value, name) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: name });
});

test('a number that is invalid in the chosen country is an error, once the country’s rules are loaded [CHK-08]', () => {
  expect(errorsOf({ phoneNumber: '06 1234567' })).toEqual({});
  expect(errorsOf({ phoneNumber: '06 1234567' }, { phoneNumberOf })).toEqual({ phoneNumber: 'phone' });
  expect(errorsOf({ phoneCountry: 'BE', countryCode: '32' }, { phoneNumberOf })).toEqual({ phoneNumber: 'phone' });
  expect(errorsOf({}, { phoneNumberOf })).toEqual({});
  expect(errorsOf({ phoneNumber: '' }, { phoneNumberOf })).toEqual({ phoneNumber: 'required' });
});

test('all errors are reported at once, not in two rounds [CHK-01]', () => {
  expect(
    errorsOf({ firstName: '', email: 'noor@example.org', emailconfirm: 'other@example.org', country: 'US' }),
  ).toEqual({
    firstName: 'required',
    emailconfirm: 'emailconfirm',
    state: 'required',
  });
});

test('the confirmation is required even while the email is blank, and compared once the email is valid [CHK-02]', () => {
  expect(errorsOf({ email: '', emailconfirm: '' })).toEqual({ email: 'required', emailconfirm: 'required' });
  expect(errorsOf({ email: 'noor@', emailconfirm: 'noor' })).toEqual({ email: 'email' });
});

test.each([
  ['adyen', 'US', true],
  ['adyen', 'CA', true],
  ['adyen', 'BR', false],
  ['paylogic', 'US', true],
  ['paylogic', 'BR', true],
  ['paylogic', 'CA', false],
] as const)('with %s an address in %s needs a state: %s [CHK-06]', (paymentProvider, country, isNeeded) => {
  const errors = errorsOf({ country }, { paymentProvider });
  expect(errors.state).toBe(isNeeded ? 'required' : undefined);
});

test('the age is counted on the first festival day, or today, as the shop’s rule says [CHK-05]', () => {
  const turning = { dateOfBirth: '2009-07-09' };
  expect(errorsOf(turning, { ageRequirements: 'Yes, 18 at event start' })).toEqual({});
  expect(errorsOf(turning, { ageRequirements: 'Yes, currently 18 years' })).toEqual({ dateOfBirth: 'age' });
  expect(errorsOf({ dateOfBirth: '2009-07-10' }, { ageRequirements: 'Yes, 18 at event start' })).toEqual({
    dateOfBirth: 'age',
  });
  expect(errorsOf(turning, { ageRequirements: 'No' })).toEqual({});
});

test('an impossible date has its own error, not the one for a young buyer [CHK-05]', () => {
  expect(errorsOf({ dateOfBirth: '' }, { ageRequirements: 'Yes, currently 18 years' })).toEqual({
    dateOfBirth: 'required',
  });
});

test('a buyer of another country than that of delivery names the receiver; any other buyer does not [SHP-01]', () => {
  const rulesOfDelivery = { deliveryCountry: 'BE' };
  expect(errorsOf({ country: 'NL' }, rulesOfDelivery)).toEqual({
    deliveryName: 'required',
    deliveryAddress: 'required',
    deliveryPostalCode: 'required',
    deliveryCity: 'required',
  });
  const mara = {
    deliveryName: 'Mara',
    deliveryAddress: 'Wetstraat 16',
    deliveryPostalCode: '1000',
    deliveryCity: 'Brussel',
  };
  expect(checkForm({ ...values, ...mara }, { ...rules, ...rulesOfDelivery })).toMatchObject({ ok: true, value: mara });
  expect(errorsOf({ country: 'BE' }, rulesOfDelivery)).toEqual({});
  expect(errorsOf({ country: '' }, rulesOfDelivery)).toEqual({ country: 'required' });
  const notSent = checkForm({ ...values, ...mara }, rules);
  expect(notSent.ok && notSent.value).not.toHaveProperty('deliveryName');
});

test.each([
  '06.12.34.56.78',
  '06/12345678',
  '06–12345678',
  '06\u00a012\u201134\u201156\u201178',
  '\u202a0612345678\u202c',
  'tel:06-12345678',
  '+31 (0)6 12345678',
  '0031612345678',
])('the phone number %j is read as people write it [CHK-02, CHK-08]', (phoneNumber) =>
  expect(errorsOf({ phoneNumber }, { phoneNumberOf })).toEqual({}),
);

test('an email and its repetition may differ in capitals, and in the spelling of the domain [CHK-02]', () => {
  expect(errorsOf({ email: 'Jan@Müller.de', emailconfirm: 'jan@xn--mller-kva.de' })).toEqual({});
});

test('an unknown message of the server becomes the error “refused”', () => {
  expect(fieldErrorOf('phone')).toBe('phone');
  expect(fieldErrorOf('validation.anything')).toBe('refused');
});
