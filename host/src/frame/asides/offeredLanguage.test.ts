import { offeredLanguage } from './offeredLanguage.ts';

const offered = (languages: string[], cookies = '') => offeredLanguage('nl', { languages, cookies });

test('a visitor is offered the first language of the browser that the shop has, unless the page is in it [I18-02]', () => {
  expect(offered(['es-ES', 'es', 'en'])).toBe('es');
  expect(offered(['en-GB'])).toBe('en');
  expect(offered(['de-DE', 'de', 'en-US'])).toBe('en');
  expect(offered(['nl-BE', 'en'])).toBeUndefined();
  expect(offered(['fr-FR'])).toBeUndefined();
  expect(offered([])).toBeUndefined();
});

test('a visitor who has chosen a language is offered no other one [I18-02]', () => {
  expect(offered(['es-ES'], 'a=1; language=nl')).toBeUndefined();
  expect(offered(['es-ES'], 'other_language=nl')).toBe('es');
});
