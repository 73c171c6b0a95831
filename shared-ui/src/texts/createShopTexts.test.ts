import { createShopTexts } from './createShopTexts.ts';

const mf = {
  title: 'Tickets',
  greeting: '{{ name }}, je bent er bijna. {{name}}!',
  soldOut: { text: 'Uitverkocht' },
  left_one: 'Nog {{count}} ticket',
  left_other: 'Nog {{count}} tickets',
  each: '{{count}} per stuk',
};
const textsIn = (language: 'nl' | 'es' | 'en' = 'nl', more: object = {}) =>
  createShopTexts({ language, texts: { mf, errors: { 5004: { text: 'Te veel' } } }, ...more });

test('a key is a path, and its gaps are filled with the values as they are', () => {
  const t = textsIn().namespace('mf');
  expect(t('soldOut.text')).toBe('Uitverkocht');
  expect(t('greeting', { name: '<Noor> {{count}} $&' })).toBe(
    '<Noor> {{count}} $&, je bent er bijna. <Noor> {{count}} $&!',
  );
  expect(t('greeting', { name: undefined })).toBe(', je bent er bijna. !');
});

test('a count chooses singular or plural by the rules of the language [I18-01]', () => {
  const t = textsIn().namespace('mf');
  expect([0, 1, 2].map((count) => t('left', { count }))).toEqual(['Nog 0 tickets', 'Nog 1 ticket', 'Nog 2 tickets']);
  expect(t('each', { count: 1 })).toBe('1 per stuk');
  // Spanish has a form of its own for millions.
  expect(textsIn('es').namespace('mf')('left', { count: 1_000_000 })).toBe('Nog 1000000 tickets');
});

test('a key may name another namespace', () => {
  expect(textsIn().namespace('mf')('errors:5004.text')).toBe('Te veel');
});

test('a key without a text is shown, or told', () => {
  const t = textsIn().namespace('mf');
  expect([t('soldOut'), t('soldOut.title'), t('title.deeper'), t('toString'), t('none:title')]).toEqual([
    'soldOut',
    'soldOut.title',
    'title.deeper',
    'toString',
    'title',
  ]);
  const missing = jest.fn(() => '?');
  expect(textsIn('nl', { missing }).namespace('mf')('gone')).toBe('?');
  expect(missing).toHaveBeenCalledWith('gone');
});

test('replaced texts are those of one page, also where a namespace is added later [I18-06]', () => {
  const replaced = { 'mf:left_one': 'Nog maar {{count}}!', 'mf_late:add': 'Erbij' };
  const texts = textsIn('nl', { replaced });
  const t = texts.namespace('mf_late');
  texts.add('mf_late', { add: 'Toevoegen', less: 'Minder' });
  expect([t('add'), t('less')]).toEqual(['Erbij', 'Minder']);
  expect(texts.namespace('mf')('left', { count: 1 })).toBe('Nog maar 1!');
  expect(textsIn().namespace('mf')('left', { count: 1 })).toBe('Nog 1 ticket');
});
