import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The tests of the screens that show texts which belong to no refusal; refusals are shown by `errorTriggers` of the host. */
const shownBy: Partial<Record<OtherTextName, string>> = {
  noConfigFound: 'host/src/app/router/shopRoutes.test.tsx',
  pageNotFound: 'host/src/app/router/shopRoutes.test.tsx',
  tryAgainWithCart: 'mf-tickets/src/dropdown/TicketDropdown.test.tsx',
  checkoutRetry: 'mf-checkout/src/form/CheckoutForm.test.tsx',
  orderLookupFailed: 'mf-basket/src/previous-orders/PreviousOrders.test.tsx',
  orderLookupInvalid: 'mf-basket/src/previous-orders/PreviousOrders.test.tsx',
  orderLookupNoOrder: 'mf-basket/src/previous-orders/PreviousOrders.test.tsx',
  orderOutOfSync: 'mf-basket/src/previous-orders/PreviousOrders.test.tsx',
  combinationSoldOut: 'mf-travel/src/stay-page/StayPage.test.tsx',
};

test('every other text is shown for a refusal, or has a separate case [ERR-07]', () => {
  const ofRefusals = Object.values(refusalTextKeys).flatMap((key) => /^other\.(.*)/.exec(key)?.[1] ?? []);
  expect([...new Set([...ofRefusals, ...Object.keys(shownBy)])].sort()).toEqual([...otherTextNames].sort());
});

test.each(Object.entries(shownBy))('the text %s is expected by the test of its screen [ERR-07]', (name, path) => {
  const code = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
  expect(code).toMatch(new RegExp(`\\b${name}\\b`));
});
