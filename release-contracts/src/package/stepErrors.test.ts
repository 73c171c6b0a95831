import { missingLanguages, stepDeclarationSchema } from '@festival/shared-contracts/step/stepDeclaration';
import { stepErrors } from './stepErrors.ts';

const words = { name: 'Lockers', title: 'Put it away', sentence: 'Hands free.', tile: 'Hands free.' };
const lockers = { name: 'lockers', module: 'lockers', sells: ['extras' as const], texts: { en: words } };
const exposes = { './lockers': {} };

test('a step with an exposed module, its own path and texts is valid', () => {
  expect(stepErrors({ steps: [lockers], exposes })).toEqual([]);
  expect(stepErrors({ exposes })).toEqual([]);
  expect(stepDeclarationSchema.parse(lockers)).toEqual(lockers);
});

test('a missing part of a step is named with the step', () => {
  const steps = [
    { ...lockers, name: 'checkout' },
    { ...lockers, module: 'locker' },
    { ...lockers, texts: {} },
  ];
  expect(stepErrors({ steps, exposes })).toEqual([
    'the step lockers is declared twice',
    'the step checkout has the address of a page of the shell: name it otherwise',
    'the step lockers shows ./locker, which the package does not expose',
    'the step lockers has no texts in any language',
  ]);
});

test('errors in a step’s addresses, in its former names and in the version’s places are named too', () => {
  const steps = [
    { ...lockers, formerNames: ['order'], addresses: [{ path: ':id', module: 'locker' }, { path: ':id' }] },
    { ...lockers, name: 'cabinets', formerNames: ['lockers'] },
  ];
  expect(stepErrors({ steps, places: { upsell: 'offers' }, exposes })).toEqual([
    'the step lockers is declared twice',
    'the step order has the address of a page of the shell: name it otherwise',
    'the step lockers shows ./locker, which the package does not expose',
    'the step lockers has the address :id twice',
    'the place upsell shows ./offers, which the package does not expose',
  ]);
});

test('a step is refused if its guard checks a product and its address has none [RTE-07]', () => {
  const guards = ['productOffered'] as const;
  const steps = [
    {
      ...lockers,
      guards,
      addresses: [
        { path: ':id', guards },
        { path: ':locker', guards },
      ],
    },
  ];
  expect(stepErrors({ steps, exposes })).toEqual([
    'the guard productOffered needs the product in the address lockers: write its parameter as :id',
    'the guard productOffered needs the product in the address lockers/:locker: write its parameter as :id',
  ]);
});

test('an address, a guard or a trait that the shell does not know is refused', () => {
  const isRight = (values: object) => stepDeclarationSchema.safeParse({ ...lockers, ...values }).success;
  for (const path of [':id', 'eu', 'rooms/:room'])
    expect([path, isRight({ addresses: [{ path }] })]).toEqual([path, true]);
  for (const path of ['', '/eu', '*', 'a//b', '..'])
    expect([path, isRight({ addresses: [{ path }] })]).toEqual([path, false]);
  expect([isRight({ guards: ['productOffered'] }), isRight({ guards: ['moved'] })]).toEqual([true, false]);
  expect([isRight({ traits: ['hasUpsell'] }), isRight({ traits: ['isLoud'] })]).toEqual([true, false]);
});

test('a name that can’t be part of an address is refused', () => {
  expect(stepDeclarationSchema.safeParse({ ...lockers, name: 'Lockers/1' }).success).toBe(false);
});

test('the languages without texts are named', () => {
  expect(missingLanguages(lockers)).toEqual(['nl', 'es']);
});
