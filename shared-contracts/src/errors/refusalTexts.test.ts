import type { TextTree } from '../exposed-module/exposedModule.ts';
import { errorTexts as en } from './errorTexts.en.ts';
import { errorTexts as es } from './errorTexts.es.ts';
import { errorTexts as nl } from './errorTexts.nl.ts';
import { type OtherTextName, otherTextNames } from './errorTexts.ts';
import { refusalTextKeys, textKeyOfRefusal } from './refusalTexts.ts';

const languages: Record<string, TextTree> = { nl, en, es };
const textAt = (tree: TextTree, key: string): unknown =>
  key.split('.').reduce<unknown>((branch, name) => (branch as Record<string, unknown> | undefined)?.[name], tree);

test.each(Object.entries(refusalTextKeys))('%s has a text in every language, and they differ [ERR-02]', (code, key) => {
  const texts = Object.values(languages).map((language) => textAt(language, key));
  expect(texts.every((text) => typeof text === 'string' && text !== '')).toBe(true);
  expect(new Set(texts).size).toBe(3);
  expect(textKeyOfRefusal({ code, message: 'A sentence of the server.' })).toBe(key);
  expect(textKeyOfRefusal({ code: 'refused', message: code })).toBe(key);
});

test('a known sentence of the platform is replaced by our text; other sentences and unknown codes have no text [ERR-02, TRV-06]', () => {
  const sentence = 'There is no stock for one of the rooms you want to book';
  expect(textKeyOfRefusal({ code: 'stock', message: sentence })).toBe('other.roomNotAvailable');
  expect(textKeyOfRefusal({ message: sentence })).toBe('other.roomNotAvailable');
  expect(en.other.roomNotAvailable).toBe(
    'At this moment, this product is not available. Try again later or choose a different product.',
  );
  expect(textKeyOfRefusal({ code: 'bus.full', message: 'The bus is full.' })).toBeUndefined();
  expect(textKeyOfRefusal({ message: 'constructor' })).toBeUndefined();
});

/** The texts that belong to no refusal: a screen shows each by itself, and its test names ERR-07. */
const ofScreens: OtherTextName[] = [
  'noConfigFound',
  'pageNotFound',
  'tryAgainWithCart',
  'checkoutRetry',
  'orderLookupFailed',
  'orderLookupInvalid',
  'orderLookupNoOrder',
  'orderOutOfSync',
  'combinationSoldOut',
];

test('every other text is the text of a refusal, or shown by a screen itself [ERR-07]', () => {
  const ofRefusals = Object.values(refusalTextKeys).flatMap((key) => /^other\.(.*)/.exec(key)?.[1] ?? []);
  expect([...new Set([...ofRefusals, ...ofScreens])].sort()).toEqual([...otherTextNames].sort());
});
