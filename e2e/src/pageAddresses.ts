import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';

const root = join(import.meta.dirname, '../..');

/** The steps that the remotes of this repository declare. */
export const declaredSteps: readonly StepDeclaration[] = (
  await Promise.all(
    globSync('mf-*/src/steps.ts', { cwd: root })
      .sort()
      .map((file) => import(join(root, file)) as Promise<{ steps: readonly StepDeclaration[] }>),
  )
).flatMap(({ steps }) => steps);

/** What the example festivals have at the details of their steps. */
const details: Readonly<Record<string, string>> = {
  'tickets/:id': 'tickets/weekend',
  'travel/:detail': 'travel/cabin',
};

/** The addresses below a shop of a step's pages. */
export const pathsOf = ({ name, addresses = [] }: StepDeclaration): string[] =>
  [name, ...addresses.map(({ path }) => `${name}/${path}`)].map((path) =>
    (details[path] ?? path).replace(':id', 'locker').replace(':detail', 'a-stay').replaceAll(/:\w+/g, 'a-name'),
  );

/** The shell's own addresses below a shop, and one that is none. */
const ofShell = ['checkout', 'paymentstatus', 'order', 'register', 'newsletter', 'karaoke'];

/** The address of every route, in order, with what the example festivals have at it. */
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

/** The address of each document of a brand: pages without a script, beside the shop's routes. */
export const documentAddresses = (slug: string): string[] =>
  ['terms', 'privacy', 'refunds', 'help', 'seller'].map((name) => `/${slug}/documents/${name}`);

export const isDocument = (path: string): boolean => path.includes('/documents/');
