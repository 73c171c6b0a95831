import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import type { LaneRemotes } from './pageRemotes.ts';
import { noRemotes, shopRemotes } from './shopRemotes.ts';

const words = (language: string) => ({ name: `${language} name`, title: 'Title', sentence: 'Sentence', tile: 'Tile' });
const lockers: StepDeclaration = {
  name: 'lockers',
  module: 'list',
  sells: ['extras'],
  query: ['size'],
  hero: 'extras',
  texts: { en: words('en'), es: words('es') },
};

/** A step that every shop has. */
const tickets: StepDeclaration = {
  name: 'tickets',
  module: 'tickets',
  isInEveryShop: true,
  sells: ['ticket'],
  texts: { nl: words('nl') },
};

const lane = (declared: LaneRemotes['declared'] = [{ remote: 'mf_lockers', step: lockers }]): LaneRemotes => ({
  remotes: {
    mf_tickets: { version: '1.0.0', entry: 'browser/remoteEntry.js' },
    mf_lockers: { version: '2.0.0', entry: 'browser/remoteEntry.js' },
  },
  files: {},
  integrity: { 'mf_tickets/1.0.0/browser/a.js': 'sha384-a', 'mf_lockers/2.0.0/browser/b.js': 'sha384-b' },
  places: { upsell: 'mf_tickets/upsell' },
  declared: [...declared, { remote: 'mf_tickets', step: tickets }],
});
const shop = (steps: string[], values: object = {}) => configFor({ steps, ...values });

test('a shop that lists the step of a remote gets the remote, the step’s row and the texts in its language', () => {
  const { remotes, integrity, remoteSteps } = shopRemotes(lane(), shop(['tickets', 'lockers']), 'es');
  expect(Object.keys(remotes)).toEqual(['mf_tickets', 'mf_lockers']);
  expect(Object.keys(integrity)).toHaveLength(2);
  expect(remoteSteps?.steps.slice(0, 1)).toEqual([
    { remote: 'mf_lockers', name: 'lockers', module: 'list', sells: ['extras'], query: ['size'], hero: 'extras' },
  ]);
  expect(remoteSteps?.texts['step.lockers.name']).toBe('es name');
});

test('another shop of the brand gets no bytes of it', () => {
  const given = shopRemotes(lane(), shop(['tickets']), 'nl');
  expect(JSON.stringify(given)).not.toContain('lockers');
  expect(Object.keys(given.remotes)).toEqual(['mf_tickets']);
});

test('a step of every shop has a page in a shop that does not list it; a listed step is also found by a former name', () => {
  const of = (steps: string[], step: Partial<StepDeclaration>) =>
    shopRemotes(lane([{ remote: 'mf_lockers', step: { ...lockers, ...step } }]), shop(steps), 'en').remoteSteps?.steps;
  expect(of(['tickets'], { isInEveryShop: true })?.map(({ name }) => name)).toEqual(['lockers', 'tickets']);
  expect(of(['cabinets'], { formerNames: ['cabinets'] })?.map(({ name }) => name)).toEqual(['lockers', 'tickets']);
});

test('a step that a shop does not list has no tile text in its page [RTE-18]', () => {
  const declared = [{ remote: 'mf_lockers', step: { ...lockers, isInEveryShop: true } }];
  const keysIn = (steps: string[]) =>
    Object.keys(shopRemotes(lane(declared), shop(steps), 'en').remoteSteps?.texts ?? {});
  expect(keysIn(['lockers'])).toContain('step.lockers.tile');
  expect(keysIn([]).filter((key) => key.includes('lockers'))).toEqual([
    'step.lockers.name',
    'step.lockers.title',
    'step.lockers.sentence',
  ]);
});

test('a shop that keeps wishlists gets the step’s sentence about wishlists, a preview none about a held choice, and a shop without the required capability no sentence [BRD-04]', () => {
  const texts = { en: { ...words('en'), wishlist: 'Save it.' } };
  const sentenceIn = (values: object, step: Partial<StepDeclaration> = {}) =>
    shopRemotes(lane([{ remote: 'mf_lockers', step: { ...lockers, texts, ...step } }]), shop(['lockers'], values), 'en')
      .remoteSteps?.texts['step.lockers.sentence'];
  expect(sentenceIn({})).toBe('Sentence');
  expect(sentenceIn({ preregistration: true })).toBe('Save it.');
  expect(sentenceIn({ preregistration: true, previewMode: true })).toBe('Save it.');
  expect(sentenceIn({ previewMode: true })).toBeUndefined();
  expect(sentenceIn({ previewMode: true }, { texts: { en: words('en') } })).toBe('Sentence');
  expect(sentenceIn({}, { capability: 'savesWishlist' })).toBeUndefined();
});

test('a listed step that no remote provides is known as absent [STP-06]', () => {
  const { remoteSteps } = shopRemotes(noRemotes, shop(['karaoke']), 'en');
  expect(remoteSteps?.steps).toEqual([{ remote: '', name: 'karaoke', module: '', sells: [] }]);
});

test('a language that the step lacks falls back to the shop’s own, then to an available one', () => {
  const nameIn = (step: StepDeclaration, values: object) =>
    shopRemotes(lane([{ remote: 'mf_lockers', step }]), shop(['lockers'], values), 'nl').remoteSteps?.texts[
      'step.lockers.name'
    ];
  expect(nameIn(lockers, { defaultLanguage: 'es' })).toBe('es name');
  expect(nameIn({ ...lockers, texts: { en: words('en') } }, { defaultLanguage: 'es' })).toBe('en name');
});

test('pages of the same lane, shop and language share one value', () => {
  const of = lane();
  const given = shopRemotes(of, shop(['lockers']), 'nl');
  expect(shopRemotes(of, shop(['lockers', 'lockers']), 'nl')).toBe(given);
  expect(shopRemotes(of, shop(['lockers']), 'en')).not.toBe(given);
});
