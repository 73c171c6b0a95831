import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textErrors } from './textErrors.ts';

let house: string;

const write = (texts: Record<'nl' | 'en' | 'es', object>, code: string) => {
  mkdirSync(join(house, 'mf-a/src/locales'), { recursive: true });
  for (const [language, tree] of Object.entries(texts))
    writeFileSync(join(house, `mf-a/src/locales/${language}.json`), JSON.stringify(tree));
  writeFileSync(join(house, 'mf-a/src/a.tsx'), code);
  return textErrors(house).map(({ key, error }) => `${key} ${error}`);
};

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(house, { recursive: true }));

test('a text that is missing in one language is reported', () => {
  expect(write({ nl: { a: 'x' }, en: { a: 'x' }, es: { a: ' ' } }, `t('a')`)).toEqual(['a has no text in es']);
});

test('an unused text is reported', () => {
  const texts = { card: { a: 'x', b: 'y' } };
  expect(write({ nl: texts, en: texts, es: texts }, `t('card.a')`)).toEqual(['card.b is used nowhere']);
});

test('a key composed of parts counts as used, and so do plural forms', () => {
  const texts = { status: { completed: { title: 'x' } }, left_one: '{{count}} x', left_other: '{{count}} y' };
  expect(write({ nl: texts, en: texts, es: texts }, 't(`status.$' + '{status}.title`); t("left", { count })')).toEqual(
    [],
  );
});

test('a key with its namespace as a prefix counts as used', () => {
  const texts = { modal: { close: 'x' } };
  expect(write({ nl: texts, en: texts, es: texts }, `t('host:modal.close')`)).toEqual([]);
});

test('a text of a step that the remote’s steps do not use is reported', () => {
  mkdirSync(join(house, 'mf-a/src/locales/steps'), { recursive: true });
  const ofSteps = { lockers: { name: 'x' }, cabinets: { name: 'y' } };
  for (const language of ['nl', 'en', 'es'])
    writeFileSync(join(house, `mf-a/src/locales/steps/${language}.json`), JSON.stringify(ofSteps));
  expect(write({ nl: {}, en: {}, es: {} }, 'texts: { nl: nl.lockers }')).toEqual([
    'src/steps.ts.cabinets.name is used nowhere',
  ]);
});

test('a placeholder that only one language has is reported', () => {
  expect(write({ nl: { a: '{{name}}' }, en: { a: '{{name}}' }, es: { a: 'x' } }, `t('a')`)).toEqual([
    'a has other {{gaps}} in another language',
  ]);
});

test('a control whose accessible name lacks its visible words is reported', () => {
  const texts = { add: 'Add', addName: 'Add {{name}}', buy: { button: 'Buy', label: 'Buy: {{name}}' } };
  const code = `t('add'); t('addName'); t('buy.button'); t('buy.label')`;
  expect(write({ nl: texts, en: texts, es: texts }, code)).toEqual([]);
  const other = { ...texts, addName: '{{name}} is added', buy: { ...texts.buy, label: 'Take {{name}}' } };
  expect(write({ nl: texts, en: texts, es: other }, code)).toEqual([
    'add is not in the name of its control in es',
    'buy.button is not in the name of its control in es',
  ]);
});
