import { formLanguage } from './formLanguage.ts';

test('the form is in Dutch for a Dutch page, and in English for all others', () => {
  expect((['nl', 'en', 'es'] as const).map(formLanguage)).toEqual(['nl', 'en', 'en']);
});
