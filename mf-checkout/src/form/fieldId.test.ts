import { fieldId, firstField } from './fieldId.ts';

test('the first of some fields is the one that stands first on the screen', () => {
  expect(firstField(['city', 'lastName', 'email'])).toBe('lastName');
  expect(firstField(['karaoke'])).toBeUndefined();
});

test('each field has an id of its own on the page', () => {
  expect(fieldId('email')).toBe('checkout-email');
});
