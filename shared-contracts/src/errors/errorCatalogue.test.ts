import { checkNames } from '../checkout/missingChecks.ts';
import type { TextTree } from '../exposed-module/exposedModule.ts';
import { errorCatalogue, errorRowOf, knownCode } from './errorCatalogue.ts';
import { errorTexts as en } from './errorTexts.en.ts';
import { errorTexts as es } from './errorTexts.es.ts';
import { errorTexts as nl } from './errorTexts.nl.ts';
import { otherTextNames } from './errorTexts.ts';

const languages: Record<string, TextTree> = { nl, en, es };
const codes = Object.keys(errorCatalogue);

/** Every text of a tree by its path. */
const flat = (tree: TextTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test('every code of the specification is a row [ERR-01]', () => {
  const specified = [
    1000, 2000, 2001, 2002, 3000, 3001, 3002, 3003, 3005, 4000, 4001, 4002, 4003, 4004, 4005, 4006, 4010, 4364, 5000,
    5001, 5002, 5003, 5004, 6000, 6001, 6002, 6003, 6004, 6005, 6006, 6007, 6008, 6010, 6011, 7000, 8000, 8001, 8002,
    8003,
  ];
  expect(codes.map(Number)).toEqual([0, ...specified]);
});

test('6000 to 6999 are decisions with two answers; all other codes are messages with one answer [ERR-01]', () => {
  for (const code of codes.map(Number)) {
    const isDecision = code >= 6000 && code <= 6999;
    expect([code, errorRowOf(code).kind]).toEqual([code, isDecision ? 'decision' : 'message']);
    expect('cancel' in errorRowOf(code)).toBe(isDecision);
  }
});

test('each language has exactly the texts of the codes [ERR-01]', () => {
  const expected = [
    ...codes.flatMap((code) =>
      ['title', 'text', 'confirm', ...(errorRowOf(Number(code)).kind === 'decision' ? ['cancel'] : [])].map(
        (part) => `${code}.${part}`,
      ),
    ),
    ...otherTextNames.map((name) => `other.${name}`),
    ...checkNames.map((name) => `error.${name}`),
    'alert.logged_in_as',
  ].sort();
  for (const texts of Object.values(languages)) {
    expect(
      flat(texts)
        .map(([key]) => key)
        .sort(),
    ).toEqual(expected);
  }
});

test('no text is blank, and each has the same placeholders in every language [ERR-01]', () => {
  const dutch = Object.fromEntries(flat(nl));
  for (const texts of Object.values(languages)) {
    for (const [key, text] of flat(texts)) {
      expect(text.trim()).not.toBe('');
      expect([key, gaps(text)]).toEqual([key, gaps(dutch[key] ?? '')]);
    }
  }
});

test('an unknown code falls back to code 0, whose title is ‘Er is iets misgegaan’ [ERR-01]', () => {
  expect(knownCode(9999)).toBe(0);
  expect(errorRowOf(9999)).toBe(errorCatalogue[0]);
  expect(knownCode(5004)).toBe(5004);
  expect(nl[knownCode(-1)].title).toBe('Er is iets misgegaan');
});

test('8000 shows a server’s message, 6011 the message and the cart’s id, 8002 also a title [ERR-02]', () => {
  expect(errorRowOf(8000).carries).toBe('message');
  expect(errorRowOf(6011).carries).toBe('messageAndCartId');
  expect(errorRowOf(8002).carries).toBe('titleAndMessage');
  for (const texts of [nl, en, es]) expect(gaps(texts[6011].text)).toEqual(['cartId', 'message']);
});

test('each answer has its effect: time’s up restarts the visit, 6007 removes merchandise or resets delivery [ERR-01]', () => {
  expect(errorRowOf(6002)).toMatchObject({ confirm: 'restart', cancel: 'goHome' });
  expect(errorRowOf(6007)).toMatchObject({ confirm: 'removeMerchandise', cancel: 'resetShipping' });
  expect(errorRowOf(5003)).toMatchObject({ confirm: 'resetShipping' });
  expect(errorRowOf(6010)).toMatchObject({ confirm: 'cancelOrder', cancel: 'close' });
  expect(errorRowOf(6011)).toMatchObject({ confirm: 'confirm', cancel: 'close' });
});
