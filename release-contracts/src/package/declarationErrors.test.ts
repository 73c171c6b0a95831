import { declarationErrors, languageNotes } from './declarationErrors.ts';

const words = { name: 'Lockers', title: 'Put it away', sentence: 'Hands free.', tile: 'Hands free.' };
const lockers = { name: 'lockers', module: 'lockers', sells: ['extras' as const], texts: { en: words } };
const exposes = { './lockers': {} };
const errorsOf = (step: object, more: object = {}) =>
  declarationErrors({ steps: [{ ...lockers, ...step }], ...more }, exposes);

test('a declaration without faults has no errors', () => {
  expect(errorsOf({}, { places: { upsell: 'lockers' }, types: { './lockers': {} } })).toEqual([]);
  expect(declarationErrors({}, exposes)).toEqual([]);
});

test('an unknown trait, guard, kind, place or language is named, with the known ones [FED-10]', () => {
  expect(errorsOf({ traits: ['hasUpsell', 'isLoud'] })).toEqual([
    'the step lockers has the trait "isLoud", which the shell does not know: it knows hasUpsell, isFallbackAfterUpsell, needsChoice, returnsToDetail',
  ]);
  expect(errorsOf({ guards: ['moved'] })).toEqual([
    'the step lockers has the guard "moved", which the shell does not know: it knows productOffered',
  ]);
  expect(errorsOf({ addresses: [{ path: ':id', guards: ['moved'] }] })).toEqual([
    'the step lockers has the guard "moved", which the shell does not know: it knows productOffered',
  ]);
  expect(errorsOf({ sells: ['boats'] })).toEqual([
    expect.stringMatching(/has the kind of product "boats", .* knows ticket, /),
  ]);
  expect(errorsOf({ capability: 'flies' })).toEqual([
    expect.stringMatching(/has the capability "flies", .* knows appliesUpgrade, /),
  ]);
  expect(errorsOf({ flowCapability: 'flies' })).toEqual([
    'the step lockers has the capability of a flow "flies", which the shell does not know: it knows offersTravel, offersTransport',
  ]);
  expect(errorsOf({}, { places: { attic: 'lockers' } })).toEqual([
    expect.stringMatching(
      /^the list of places has attic, which the shell does not know: its places are basket, form, /,
    ),
  ]);
  expect(errorsOf({ texts: { en: words, fr: words } })).toEqual([
    'the step lockers has fr, which the shell does not know: its languages are nl, en and es',
  ]);
});

test('a missing or invalid value is named with its step and its field [FED-10]', () => {
  expect(errorsOf({ texts: { en: { ...words, tile: '' } } })).toEqual([
    'the step lockers has "" as texts.en.tile: it has to be a text',
  ]);
  expect(errorsOf({ texts: { en: { ...words, tile: undefined } } })).toEqual([
    'the step lockers has nothing as texts.en.tile: it has to be a text',
  ]);
  expect(errorsOf({ addresses: [{ path: '/eu' }] })).toEqual([
    'the step lockers has "/eu" as addresses.0.path: an address below a step is written as eu, :id or rooms/:id',
  ]);
  expect(errorsOf({ name: undefined })).toEqual(['the step 1 has nothing as name: it has to be a text']);
  expect(errorsOf({ isRequired: 1 })).toEqual([
    'the step lockers has 1 as isRequired: it has to be what docs/team/steps.md says',
  ]);
  expect(declarationErrors({ steps: 3 }, exposes)).toEqual([
    'the list of steps is 3: it has to be what docs/team/steps.md says',
  ]);
  expect(declarationErrors({ steps: [lockers, null] }, exposes)).toEqual([
    'the step 2 is null: it has to be what docs/team/steps.md says',
  ]);
  expect(declarationErrors(null, exposes)).toEqual([
    'the declaration is null: it has to be what docs/team/steps.md says',
  ]);
  expect(errorsOf({}, { places: { upsell: 3 } })).toEqual(['the list of places has 3 as upsell: it has to be a text']);
  expect(errorsOf({}, { types: { './lockers': { params: 3 } } })).toEqual([
    'the list of types has 3 as ./lockers.params: it has to be what docs/team/steps.md says',
  ]);
});

test('a reserved address, a module that is not exposed and an unsuitable type are named too [FED-10]', () => {
  const types = {
    './lockers': { params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
  };
  expect(errorsOf({ name: 'checkout', addresses: [{ path: 'eu', module: 'locker' }] }, { types })).toEqual([
    'the step checkout has the address of a page of the shell: name it otherwise',
    'the step checkout shows ./locker, which the package does not expose',
    './lockers requires the parameter id, which the address of the step checkout does not give: give it there, or declare it as optional',
  ]);
});

test('languages in which a step has no texts are named', () => {
  expect(languageNotes({ steps: [lockers] })).toEqual([
    "The step lockers has no texts in nl and es: pages in these show its texts in the shop's own language.",
  ]);
  expect(languageNotes({})).toEqual([]);
});
