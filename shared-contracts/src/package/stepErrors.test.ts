import { missingLanguages, stepDeclarationSchema } from './stepDeclaration.ts';
import { stepErrors } from './stepErrors.ts';

const words = { name: 'Lockers', title: 'Put it away', sentence: 'Hands free.', tile: 'Hands free.' };
const lockers = { name: 'lockers', module: 'lockers', sells: ['extras' as const], texts: { en: words } };
const exposes = { './lockers': {} };

test('a step with an exposed module, a path of its own and texts is right; what it leaves out has a default', () => {
  expect(stepErrors({ steps: [lockers], exposes })).toEqual([]);
  expect(stepErrors({ exposes })).toEqual([]);
  expect(stepDeclarationSchema.parse(lockers)).toMatchObject({ query: [], hero: 'home', capability: null });
});

test('what a step lacks is said by its name', () => {
  const steps = [
    { ...lockers, name: 'checkout' },
    { ...lockers, module: 'locker' },
    { ...lockers, texts: {} },
  ];
  expect(stepErrors({ steps, exposes })).toEqual([
    'the step checkout has the address of a page of the shell: name it otherwise',
    'the step lockers shows ./locker, which the package does not expose',
    'the step lockers is declared twice',
    'the step lockers has no texts in any language',
  ]);
});

test('a name that is no part of an address is refused', () => {
  expect(stepDeclarationSchema.safeParse({ ...lockers, name: 'Lockers/1' }).success).toBe(false);
});

test('the languages without texts are named', () => {
  expect(missingLanguages(lockers)).toEqual(['nl', 'es']);
});
