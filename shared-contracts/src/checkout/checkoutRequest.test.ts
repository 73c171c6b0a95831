import { checkoutFormFields, checkoutFormSchema } from './checkoutForm.ts';
import {
  checkoutRequestOf,
  checkoutRequestSchema,
  checkoutRequestSchemaFor,
  internationalPhone,
} from './checkoutRequest.ts';

const form = checkoutFormSchema('paylogic').parse({
  gender: 'other',
  firstName: 'Noor',
  lastName: 'de Wit',
  countryCode: '31',
  phoneNumber: '06 12 34 56 78',
  email: 'noor@example.nl',
  emailconfirm: 'noor@example.nl',
  dateOfBirth: '1999-02-28',
  address: 'Strandweg',
  streetNumber: '012',
  streetNumberExtension: 'b',
  postalCode: '2586 JK',
  city: 'Den Haag',
  country: 'NL',
});

test('a form is sent with an integer street number, one phone number and no repeated email', () => {
  const request = checkoutRequestOf(form);
  expect(request).toMatchObject({ streetNumber: 12, phoneNumber: '+31612345678', dateOfBirth: '1999-02-28' });
  expect(request).not.toHaveProperty('emailconfirm');
  expect(request).not.toHaveProperty('countryCode');
  expect(checkoutRequestSchema.parse(request)).toEqual(request);
});

test('the phone is sent as +prefix number, without the 0 of national calls [CHK-08]', () => {
  expect(internationalPhone('31', '(0)6-1234 5678')).toBe('+31612345678');
  expect(internationalPhone('1', '212 555 0100')).toBe('+12125550100');
  expect(internationalPhone('39', '06 698 1234')).toBe('+39066981234');
  expect(internationalPhone('225', '07 12 34 56 78')).toBe('+2250712345678');
  expect(internationalPhone('229', '01 90 01 12 34')).toBe('+2290190011234');
  expect(internationalPhone('242', '06 123 4567')).toBe('+242061234567');
});

test('the server refuses a lower-case country, a street number in words and a missing state [CHK-02, CHK-06, CHK-08]', () => {
  const request = checkoutRequestOf(form);
  expect(checkoutRequestSchema.safeParse({ ...request, country: 'nl' }).success).toBe(false);
  expect(checkoutRequestSchema.safeParse({ ...request, streetNumber: '12' }).success).toBe(false);
  expect(checkoutRequestSchemaFor('adyen').safeParse({ ...request, country: 'CA' }).success).toBe(false);
  expect(checkoutRequestSchemaFor('adyen').safeParse({ ...request, country: 'CA', state: 'QC' }).success).toBe(true);
});

test('the server says that the state is missing, as the form does', () => {
  const refused = checkoutRequestSchemaFor('adyen').safeParse({ ...checkoutRequestOf(form), country: 'CA' });
  expect(refused.error?.issues).toMatchObject([{ path: ['state'], message: 'required' }]);
});

test('the server refuses each field that the form refuses: missing, blank, an invalid email, an impossible date [CHK-02]', () => {
  const request: Record<string, unknown> = checkoutRequestOf(form);
  const takes = (changes: object) => checkoutRequestSchemaFor('paylogic').safeParse({ ...request, ...changes }).success;
  const optional = ['middleName', 'streetNumberExtension', 'state'];
  const required = Object.keys(request).filter((field) => !optional.includes(field));
  expect(required).toHaveLength(Object.keys(checkoutFormFields.shape).length - optional.length - 2);
  for (const blank of [undefined, '', '  ']) {
    expect([blank, required.filter((field) => takes({ [field]: blank }))]).toEqual([blank, []]);
  }
  expect(optional.filter((field) => !takes({ [field]: '' }))).toEqual([]);
  for (const wrong of [{ email: 'noor@' }, { dateOfBirth: '1999-02-29' }, { gender: 'unknown' }, { streetNumber: 1.5 }])
    expect([wrong, takes(wrong)]).toEqual([wrong, false]);
  expect(takes({})).toBe(true);
});

test('the server accepts only a state of the country’s list, as the form does [CHK-06]', () => {
  const request = checkoutRequestOf(form);
  const takes = (country: string, state: string) =>
    checkoutRequestSchemaFor('adyen').safeParse({ ...request, country, state }).success;
  expect([takes('US', 'NY'), takes('US', 'New York'), takes('US', 'QC'), takes('US', 'ny')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // If the country has no states, the typed value is kept.
  expect(takes('NL', 'Zuid-Holland')).toBe(true);
  const formTakes = (state: string) => checkoutFormSchema('adyen').safeParse({ ...form, country: 'US', state }).success;
  expect([formTakes('NY'), formTakes('New York')]).toEqual([true, false]);
});

test('a brand that hides gender gets `other`, whatever was sent; any other brand requires an answer [CHK-02]', () => {
  const { gender: _gender, ...request } = checkoutRequestOf(form);
  const hiding = checkoutRequestSchemaFor('paylogic', { hidesGender: true });
  expect(hiding.parse(request).gender).toBe('other');
  expect(hiding.parse({ ...request, gender: 'female' }).gender).toBe('other');
  expect(checkoutRequestSchemaFor('paylogic').safeParse(request).success).toBe(false);
});
