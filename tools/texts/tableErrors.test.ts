import { tableErrors } from './tableErrors.ts';

const texts = { title: 'x', hint: (hours: string) => `${hours} h` };

test('a text is reported if it is missing or blank in a language, or has other placeholders', () => {
  const es = { title: ' ', hint: () => 'h' };
  expect(tableErrors({ nl: texts, en: texts, es }, 'title hint')).toEqual([
    'hint shows other values in another language',
    'title has no text in es',
  ]);
  const gap = { title: '{{name}}' };
  expect(tableErrors({ nl: gap, en: gap, es: { title: '{{nombre}}' } }, 'title')).toEqual([
    'title shows other values in another language',
  ]);
});

test('a text that no code uses is reported', () => {
  expect(tableErrors({ nl: texts, en: texts, es: texts }, 'texts.title; subtitle')).toEqual(['hint is used nowhere']);
});
