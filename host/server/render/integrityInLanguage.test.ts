import { integrityInLanguage } from './integrityInLanguage.ts';

const integrity = Object.fromEntries(
  [
    'remoteEntry.js',
    'tickets.1a.js',
    'texts-en.2b.js',
    'texts-nl.3c.js',
    'texts-later-en.4d.js',
    'texts-later-nl.5e.js',
    'texts.6f.js',
    'later-texts-en.7a.js',
    'shared-shared-contracts-errors-pageErrorTexts-nl.8b.js',
    'shared-shared-contracts-errors-pageErrorTexts-es.9c.js',
  ].map((file) => [`mf_tickets/1.0.0/browser/${file}`, `sha384-${file}`]),
);
const filesIn = (language: 'nl' | 'en' | 'es') =>
  Object.keys(integrityInLanguage(integrity, language)).map((file) => file.split('/').at(-1));

test('a page contains the hashes of its own language’s texts and of all other files, but not of other languages’ [FED-08]', () => {
  const others = ['remoteEntry.js', 'tickets.1a.js'];
  expect(filesIn('nl')).toEqual([
    ...others,
    'texts-nl.3c.js',
    'texts-later-nl.5e.js',
    'texts.6f.js',
    'shared-shared-contracts-errors-pageErrorTexts-nl.8b.js',
  ]);
  expect(filesIn('es')).toEqual([...others, 'texts.6f.js', 'shared-shared-contracts-errors-pageErrorTexts-es.9c.js']);
});

test('equal pages share one object, which is serialised once', () => {
  expect(integrityInLanguage(integrity, 'nl')).toBe(integrityInLanguage(integrity, 'nl'));
  expect(integrityInLanguage(integrity, 'nl')).not.toBe(integrityInLanguage(integrity, 'en'));
});
