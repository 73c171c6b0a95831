import { formLanguage } from './formLanguage.ts';

test('the form is in Dutch for who reads Dutch, and in English for everyone else', () => {
  expect((['nl', 'en', 'es'] as const).map(formLanguage)).toEqual(['nl', 'en', 'en']);
});
