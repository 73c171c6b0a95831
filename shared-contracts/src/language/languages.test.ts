import { languages, recogniseLanguage } from './languages.ts';

test('a value names a language only when the shop has it, written as the shop writes it [I18-02]', () => {
  expect(languages.map(recogniseLanguage)).toEqual(['nl', 'en', 'es']);
  for (const value of ['de', 'NL', 'nl-BE', '', null, undefined, 0]) expect(recogniseLanguage(value)).toBeUndefined();
});
