import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MappedType } from '@festival/shared-contracts/product/product';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';

const root = join(import.meta.dirname, '../..');

/** The steps that the remotes of this repository declare, each with its remote's name. */
export const declaredSteps: readonly (StepDeclaration & { remote: string })[] = (
  await Promise.all(
    globSync('mf-*/src/steps.ts', { cwd: root })
      .sort()
      .map(async (file) => {
        const { steps } = (await import(join(root, file))) as { steps: readonly StepDeclaration[] };
        const remote = dirname(dirname(file)).replaceAll('-', '_');
        return steps.map((step) => ({ ...step, remote }));
      }),
  )
).flat();

/** A product of each kind that both example festivals sell, for addresses with an `:id`. */
const products: Partial<Record<MappedType, string>> = {
  ticket: 'weekend',
  extras: 'locker',
  merchandise: 'mer_tee_S',
  transportation: 'bus-utrecht',
};

/** Example paths of the detail pages that are not open for every id. */
const details: Readonly<Record<string, string>> = { 'travel/:detail': 'travel/cabin' };

/** The addresses of a step's pages below a shop. */
export const pathsOf = ({ name, sells, addresses = [] }: StepDeclaration): string[] =>
  [name, ...addresses.map(({ path }) => `${name}/${path}`)].map((path) =>
    (details[path] ?? path)
      .replace(':id', sells.map((kind) => products[kind]).find(Boolean) ?? 'an-id')
      .replace(':detail', 'a-stay')
      .replaceAll(/:\w+/g, 'a-name'),
  );

/** The shell's own addresses below a shop, and an unknown one. */
const ofShell = ['checkout', 'paymentstatus', 'order', 'register', 'newsletter', 'karaoke'];

/** The address of every route, in order, with ids of the example festivals. */
export const pageAddresses = (slug: string): string[] => [
  '/',
  '/login',
  `/${slug}`,
  ...[
    ...declaredSteps.flatMap(pathsOf),
    ...declaredSteps.flatMap(({ formerNames = [] }) => formerNames),
    ...ofShell,
  ].map((path) => `/${slug}/${path}`),
];

/** The address of each document of a brand: pages without scripts, in addition to the shop's routes. */
export const documentAddresses = (slug: string): string[] =>
  ['terms', 'privacy', 'refunds', 'help', 'seller'].map((name) => `/${slug}/documents/${name}`);

export const isDocument = (path: string): boolean => path.includes('/documents/');
