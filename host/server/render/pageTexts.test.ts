import type { Language } from '@festival/shared-contracts/language/languages';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { givenKey } from '../../src/i18n/givenKey.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { pageTexts } from './pageTexts.ts';
import { type EvaluateRemoteModule, serverModuleSource } from './serverModuleSource.ts';

const languages: readonly Language[] = ['nl', 'en', 'es'];
const versions = ['1.0.0', '1.1.0', '2.0.0'];
const shopCount = 300;

/** A visitor's page: a shop and a language, the versions of one remote, and the remotes' steps. */
interface Visit {
  shop: number;
  language: Language;
  version: string;
  stepName: string;
}

/** Each fifth shop has no texts of its own; each other shop replaces a text of the shell, and some shops a text of the remote. */
const ownTexts = (shop: number, language: Language): Record<string, string> => ({
  ...(shop % 5 > 0 && { 'home.from': `from of shop ${shop} in ${language}` }),
  ...(shop % 3 === 0 && { 'mf_tickets:empty.title': `empty of shop ${shop} in ${language}` }),
});

const configs = Array.from({ length: shopCount }, (_, shop) => ({
  ...pageFor().config,
  translations: Object.fromEntries(languages.map((language) => [language, ownTexts(shop, language)])),
}));

const pageOf = ({ shop, language, stepName }: Visit) =>
  pageFor({
    language,
    config: configs[shop] as NonNullable<ReturnType<typeof pageFor>['config']>,
    remoteSteps: { steps: [], texts: { 'step.sample.name': stepName } },
  });

const filesOf = ({ version }: Visit) => ({ mf_tickets: { serverFile: { file: '', sha384: version } } });

function Shown() {
  const { t } = useTranslation('host');
  const { t: tTickets } = useTranslation('mf_tickets');
  const texts = [t('home.from'), t(givenKey('step.sample.name')), tTickets('empty.title'), tTickets('list.name')];
  return createElement('p', null, texts.join('; '));
}

/** The remote's texts: one tree for each version and language, as in its server file. */
const trees = new Map(
  versions.flatMap((version) =>
    languages.map((language): [string, object] => [
      `${version} texts/${language}`,
      { default: { empty: { title: `empty ${version} ${language}` }, list: { name: `list ${version} ${language}` } } },
    ]),
  ),
);

const evaluateFor =
  ({ version }: Visit): EvaluateRemoteModule =>
  (_remote, expose) =>
    (trees.get(`${version} ${expose}`) ?? { default: Shown }) as never;

/** Renders a visit's page in the steps of the renderer; other pages may run between them. */
async function* rendering(visit: Visit): AsyncGenerator<undefined, string> {
  const texts = await pageTexts({ page: pageOf(visit), files: filesOf(visit) });
  yield;
  const modules = serverModuleSource({
    evaluate: evaluateFor(visit),
    texts,
    api: () => {
      throw new Error('No call is made.');
    },
    shop: { slug: 'zomer', apiTravelId: '' },
    language: visit.language,
    signal: new AbortController().signal,
    isSkipped: () => false,
    onModule: () => {},
  });
  const { Component } = await modules.load({ module: 'mf_tickets/tickets', params: {}, query: '' });
  yield;
  const element = createElement(Component, { data: undefined, params: {} });
  return renderToString(createElement(I18nextProvider, { i18n: texts }, element));
}

const builtIn = { nl: 'vanaf', en: 'from', es: 'desde' };

const expected = ({ shop, language, version, stepName }: Visit): string => {
  const own = ownTexts(shop, language);
  const shown = [own['home.from'] ?? builtIn[language], stepName];
  const ofRemote = own['mf_tickets:empty.title'] ?? `empty ${version} ${language}`;
  return `<p>${[...shown, ofRemote, `list ${version} ${language}`].join('; ')}</p>`;
};

/** The same random numbers in every run. */
function* numbers(): Generator<number, never> {
  for (let seed = 1; ; seed = (seed * 48_271) % 2_147_483_647) yield seed;
}

const random = numbers();
const below = (limit: number): number => random.next().value % limit;
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

const anyVisit = (): Visit => ({
  shop: below(shopCount),
  language: oneOf(languages),
  version: oneOf(versions),
  stepName: oneOf(['Workshop', 'Camping']),
});

/** Returns another visit, which differs in one property or in all. */
const besides = (visit: Visit): Visit => ({
  ...visit,
  ...oneOf<Partial<Visit>>([
    { shop: below(shopCount) },
    { language: oneOf(languages) },
    { version: oneOf(versions) },
    { stepName: 'Other' },
    anyVisit(),
  ]),
});

test('two pages that are made at the same time never show each other’s texts, whether of a shop, a language or a version [I18-06, I18-07]', async () => {
  for (let pair = 0; pair < 1_000; pair += 1) {
    const one = anyVisit();
    const visits = [one, besides(one)];
    const pages = visits.map(rendering);
    const html: unknown[] = [];
    while (html.filter(Boolean).length < 2) {
      const turn = below(2);
      const { done, value } = (await pages[turn]?.next()) ?? {};
      if (done && value) html[turn] = value;
    }
    expect(html).toEqual(visits.map(expected));
  }
});

test('pages with the same texts share them, and the number of cached texts is limited', async () => {
  const visit: Visit = { shop: 1, language: 'nl', version: '1.0.0', stepName: 'Workshop' };
  const textsOf = (own: Visit) => pageTexts({ page: pageOf(own), files: filesOf(own) });
  const first = await textsOf(visit);
  for (let shop = 2; shop < 150; shop += 1) await textsOf({ ...visit, shop });
  expect(await textsOf(visit)).toBe(first);
  for (let shop = 2; shop < shopCount; shop += 1) await textsOf({ ...visit, shop });
  expect(await textsOf(visit)).not.toBe(first);
});
