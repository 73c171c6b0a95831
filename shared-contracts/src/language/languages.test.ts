import { languages, recogniseLanguage } from './languages.ts';

test('a value is a language only if the shop has it, in the shop’s spelling [I18-02]', () => {
  expect(languages.map(recogniseLanguage)).toEqual(['nl', 'en', 'es']);
  for (const value of ['de', 'NL', 'nl-BE', '', null, undefined, 0]) expect(recogniseLanguage(value)).toBeUndefined();
});
