import type { TextTree } from '../exposed-module/exposedModule.ts';
import { errorTexts as en } from './errorTexts.en.ts';
import { errorTexts as es } from './errorTexts.es.ts';
import { errorTexts as nl } from './errorTexts.nl.ts';
import { otherTextNames } from './errorTexts.ts';
import { textKeyOfMessage } from './otherTextNames.ts';
import { refusalTextKeys, textKeyOfRefusal } from './refusalTexts.ts';

const languages: Record<string, TextTree> = { nl, en, es };
const textAt = (tree: TextTree, key: string): unknown =>
  key.split('.').reduce<unknown>((branch, name) => (branch as Record<string, unknown> | undefined)?.[name], tree);

test.each(Object.entries(refusalTextKeys))('%s has a text in every language, another in each [ERR-02]', (code, key) => {
  const texts = Object.values(languages).map((language) => textAt(language, key));
  expect(texts.every((text) => typeof text === 'string' && text !== '')).toBe(true);
  expect(new Set(texts).size).toBe(3);
  expect(textKeyOfRefusal({ code, message: 'A sentence of the server.' })).toBe(key);
  expect(textKeyOfRefusal({ code: 'refused', message: code })).toBe(key);
});

test('a platform’s fixed sentence has our text, any other sentence and any unknown code none [ERR-02, TRV-06]', () => {
  const sentence = 'There is no stock for one of the rooms you want to book';
  expect(textKeyOfRefusal({ code: 'stock', message: sentence })).toBe('other.roomNotAvailable');
  expect(textKeyOfMessage(sentence)).toBe('other.roomNotAvailable');
  expect(en.other.roomNotAvailable).toBe(
    'At this moment, this product is not available. Try again later or choose a different product.',
  );
  expect(textKeyOfRefusal({ code: 'bus.full', message: 'The bus is full.' })).toBeUndefined();
  expect(textKeyOfRefusal({ message: 'constructor' })).toBeUndefined();
});

/** What shows each text that stands for no refusal. */
const shownElsewhere = {
  noConfigFound: 'a shop without a valid config [BRD-06]',
  pageNotFound: 'an address that is no page [RTE-11]',
  tryAgainWithCart: 'the ticket dropdown’s failure [BSK-08]',
  checkoutRetry: 'a failed form without a reason [CHK-11]',
  orderLookupFailed: 'the look-up’s state failed [LKP-02]',
  orderLookupInvalid: 'the look-up’s state invalid [LKP-02]',
  orderLookupNoOrder: 'the look-up’s state no-order [LKP-02]',
  orderOutOfSync: 'an order that changed since it was looked up [LKP-03]',
  combinationSoldOut: 'a combination of stay and extras [TRV-06]',
};

test('every other text is shown for a refusal, or has its own case [ERR-07]', () => {
  const ofRefusals = Object.values(refusalTextKeys).flatMap((key) => /^other\.(.*)/.exec(key)?.[1] ?? []);
  expect([...new Set([...ofRefusals, ...Object.keys(shownElsewhere)])].sort()).toEqual([...otherTextNames].sort());
});
