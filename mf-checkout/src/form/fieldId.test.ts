import { fieldId, firstField } from './fieldId.ts';

test('the first of some fields is the first one on the screen', () => {
  expect(firstField(['city', 'lastName', 'email'])).toBe('lastName');
  expect(firstField(['karaoke'])).toBeUndefined();
});

test('each field has a unique id on the page', () => {
  expect(fieldId('email')).toBe('checkout-email');
});
