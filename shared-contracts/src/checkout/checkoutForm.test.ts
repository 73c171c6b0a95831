import { blankCheckoutForm, checkoutFormFields, checkoutFormSchema } from './checkoutForm.ts';
import type { PaymentProvider } from './isStateRequired.ts';

const filledIn = {
  gender: 'female',
  firstName: 'Noor',
  lastName: 'de Wit',
  countryCode: '31',
  phoneNumber: '06 12 34 56 78',
  email: 'noor@example.nl',
  emailconfirm: 'noor@example.nl',
  dateOfBirth: '1999-02-28',
  address: 'Strandweg',
  streetNumber: '12',
  postalCode: '2586 JK',
  city: 'Den Haag',
  country: 'NL',
};

/** The errors of the filled-in form after these changes: field to message. */
const errorsOf = (changes: object, provider: PaymentProvider = 'paylogic') => {
  const parsed = checkoutFormSchema(provider).safeParse({ ...filledIn, ...changes });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

test('a form filled in completely is valid [CHK-02]', () => {
  expect(errorsOf({})).toEqual({});
});

test('every field except the optional ones is required, whether missing or blank [CHK-02]', () => {
  for (const field of Object.keys(filledIn)) {
    expect(errorsOf({ [field]: undefined })).toHaveProperty(field);
    expect(errorsOf({ [field]: '  ' })).toHaveProperty(field);
  }
});

test('an untouched form names each of its required fields and no other [CHK-02]', () => {
  const parsed = checkoutFormSchema('paylogic').safeParse(blankCheckoutForm({ hidesGender: false }));
  const named = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  expect([...named].sort()).toEqual(
    Object.keys(filledIn)
      .filter((field) => field !== 'emailconfirm')
      .sort(),
  );
});

test('an untouched form is blank in every field', () => {
  const blank = blankCheckoutForm({ hidesGender: false });
  expect(Object.keys(blank)).toEqual(Object.keys(checkoutFormFields.shape));
  expect(new Set(Object.values(blank))).toEqual(new Set(['']));
});

test.each([null, undefined])('a value that is not a form (%s) is refused without a crash', (value) => {
  expect(checkoutFormSchema('paylogic').safeParse(value).success).toBe(false);
});

test('a brand that hides gender starts with `other`, which is valid [CHK-02]', () => {
  expect(blankCheckoutForm({ hidesGender: true }).gender).toBe('other');
  expect(errorsOf({ gender: 'other' })).toEqual({});
  expect(errorsOf({ gender: 'unknown' })).toEqual({ gender: 'required' });
});

test('the email is valid, and its confirmation equals it [CHK-02]', () => {
  expect(errorsOf({ email: 'noor@', emailconfirm: 'noor@' })).toEqual({ email: 'email' });
  expect(errorsOf({ emailconfirm: 'noor@example.com' })).toEqual({ emailconfirm: 'emailconfirm' });
  expect(errorsOf({ email: ' noor@example.nl ' })).toEqual({});
});

test('the street number is a number; its addition is in the extension [CHK-02]', () => {
  expect(errorsOf({ streetNumber: '12b' })).toEqual({ streetNumber: 'number' });
  expect(errorsOf({ streetNumber: '-1' })).toEqual({ streetNumber: 'number' });
  expect(errorsOf({ streetNumber: '12', streetNumberExtension: 'b' })).toEqual({});
});

test('the date of birth is a day that existed [CHK-02]', () => {
  expect(errorsOf({ dateOfBirth: '1999-02-29' })).toEqual({ dateOfBirth: 'date' });
  expect(errorsOf({ dateOfBirth: '2000-02-29' })).toEqual({});
  expect(errorsOf({ dateOfBirth: '29-02-2000' })).toEqual({ dateOfBirth: 'date' });
});

test('a state is required only if the payment provider needs one [CHK-02, CHK-06]', () => {
  expect(errorsOf({ country: 'US' }, 'adyen')).toEqual({ state: 'required' });
  expect(errorsOf({ country: 'CA' }, 'adyen')).toEqual({ state: 'required' });
  expect(errorsOf({ country: 'BR' }, 'adyen')).toEqual({});
  expect(errorsOf({ country: 'US' })).toEqual({ state: 'required' });
  expect(errorsOf({ country: 'BR' })).toEqual({ state: 'required' });
  expect(errorsOf({ country: 'CA' })).toEqual({});
  expect(errorsOf({ country: 'BR', state: 'SP' })).toEqual({});
});

test('a differing email and a missing state are reported together with other errors [CHK-02]', () => {
  expect(errorsOf({ firstName: '', emailconfirm: 'x@example.nl', country: 'US' })).toEqual({
    firstName: 'required',
    emailconfirm: 'emailconfirm',
    state: 'required',
  });
});

test('middle name and street number extension are optional and default to blank [CHK-15]', () => {
  expect(checkoutFormSchema('paylogic').parse(filledIn)).toMatchObject({ middleName: '', streetNumberExtension: '' });
  expect(errorsOf({ middleName: 'van', streetNumberExtension: '3 hoog' })).toEqual({});
});

test('the camelCase names are the fields; the lower-case ones are ignored [CHK-16]', () => {
  expect(Object.keys(checkoutFormFields.shape)).toEqual([
    'gender',
    'firstName',
    'middleName',
    'lastName',
    'countryCode',
    'phoneNumber',
    'email',
    'emailconfirm',
    'dateOfBirth',
    'address',
    'streetNumber',
    'streetNumberExtension',
    'postalCode',
    'city',
    'country',
    'state',
  ]);
  expect(errorsOf({ firstName: undefined, firstname: 'Noor' })).toEqual({ firstName: 'required' });
  const parsed = checkoutFormSchema('paylogic').parse({ ...filledIn, birthday: '1999-02-28', extension: 'b' });
  expect(parsed).not.toHaveProperty('birthday');
  expect(parsed).not.toHaveProperty('extension');
});
