import type { i18n } from 'i18next';
import { addTexts, createI18n, type I18nOptions } from './createI18n.ts';

const mf = {
  title: 'Tickets',
  greeting: '{{ name }}, je bent er bijna. {{name}}!',
  soldOut: { text: 'Uitverkocht' },
  left_one: 'Nog {{count}} ticket',
  left_other: 'Nog {{count}} tickets',
  each: '{{count}} per stuk',
};
const textsIn = (language: 'nl' | 'es' | 'en' = 'nl', more: Partial<I18nOptions> = {}) =>
  createI18n({ language, texts: { mf, errors: { 5004: { text: 'Te veel' } } }, ...more });

/** `t` of a namespace without types. */
const within = (texts: i18n, namespace: string) =>
  texts.getFixedT(null, namespace as 'ui') as (key: string, values?: object) => string;

test('a key is a path, and placeholders are replaced by unescaped values', () => {
  const t = within(textsIn(), 'mf');
  expect(t('soldOut.text')).toBe('Uitverkocht');
  expect(t('greeting', { name: '<Noor> {{count}} $&' })).toBe(
    '<Noor> {{count}} $&, je bent er bijna. <Noor> {{count}} $&!',
  );
  expect(t('greeting', { name: undefined })).toBe(', je bent er bijna. !');
});

test('a count chooses singular or plural by the rules of the language [I18-01]', () => {
  const t = within(textsIn(), 'mf');
  expect([0, 1, 2].map((count) => t('left', { count }))).toEqual(['Nog 0 tickets', 'Nog 1 ticket', 'Nog 2 tickets']);
  expect(t('each', { count: 1 })).toBe('1 per stuk');
  // Spanish has a separate plural form for millions.
  expect(within(textsIn('es'), 'mf')('left', { count: 1_000_000 })).toBe('Nog 1000000 tickets');
});

test('a key can name another namespace', () => {
  expect(within(textsIn(), 'mf')('errors:5004.text')).toBe('Te veel');
});

test('a missing key is shown, or reported', () => {
  const t = within(textsIn(), 'mf');
  expect([t('soldOut'), t('soldOut.title'), t('title.deeper'), t('toString'), t('none:title')]).toEqual([
    'soldOut',
    'soldOut.title',
    'title.deeper',
    'toString',
    'title',
  ]);
  const missing = jest.fn(() => '?');
  expect(within(textsIn('nl', { missing }), 'mf')('gone')).toBe('?');
  expect(missing).toHaveBeenCalledWith('gone');
});

test('replaced texts apply to one page only, also when a namespace is added later [I18-06]', () => {
  const replaced = { 'mf:left_one': 'Nog maar {{count}}!', 'mf_late:add': 'Erbij' };
  const texts = textsIn('nl', { replaced });
  const t = within(texts, 'mf_late');
  addTexts(texts, 'mf_late', { add: 'Toevoegen', less: 'Minder' });
  expect([t('add'), t('less')]).toEqual(['Erbij', 'Minder']);
  expect(within(texts, 'mf')('left', { count: 1 })).toBe('Nog maar 1!');
  expect(within(textsIn(), 'mf')('left', { count: 1 })).toBe('Nog 1 ticket');
});

test('a text that was already shown changes when its namespace is replaced', () => {
  const texts = textsIn();
  const t = within(texts, 'mf');
  expect([t('title'), t('gone'), t('errors:5004.text')]).toEqual(['Tickets', 'gone', 'Te veel']);
  addTexts(texts, 'mf', { title: 'Kaarten', gone: 'Weg' });
  addTexts(texts, 'errors', { 5004: { text: 'Meer dan mag' } });
  expect([t('title'), t('gone'), t('errors:5004.text')]).toEqual(['Kaarten', 'Weg', 'Meer dan mag']);
});

test('a text is made from its own values, even if many texts were cached before', () => {
  const t = within(textsIn(), 'mf');
  for (let count = 2; count < 2_500; count += 1) expect(t('left', { count })).toBe(`Nog ${count} tickets`);
  expect([t('left', { count: 2 }), t('left', { count: 1 }), t('left', { count: '1' })]).toEqual([
    'Nog 2 tickets',
    'Nog 1 ticket',
    'left',
  ]);
});

test("a namespace keeps the same `t`, so that components don't render again", () => {
  const texts = textsIn();
  const t = within(texts, 'mf');
  addTexts(texts, 'mf_late', { add: 'Toevoegen' });
  expect(within(texts, 'mf')).toBe(t);
});

test('values only fill placeholders, whatever their names are, and are never read as options', () => {
  const t = within(textsIn(), 'mf');
  const replace = { name: 'Noor', context: 'x', lng: 'es', ns: 'errors', count: 1, ordinal: true, defaultValue: 'y' };
  expect(t('greeting', { replace })).toBe('Noor, je bent er bijna. Noor!');
  expect(t('soldOut.text', { replace })).toBe('Uitverkocht');
});
