import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundaryViolations } from './boundaryViolations.ts';

const root = join(__dirname, '../..');
let house: string;

/** A small house with the real manifests and one planted file. */
const plant = (path: string, code: string) => {
  mkdirSync(join(house, path, '..'), { recursive: true });
  writeFileSync(join(house, path), code);
  return boundaryViolations(house).filter((violation) => violation.file === path);
};

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(root, 'package.json'), join(house, 'package.json'));
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const folder of workspaces) {
    mkdirSync(join(house, folder));
    cpSync(join(root, folder, 'package.json'), join(house, folder, 'package.json'));
  }
});

afterEach(() => rmSync(house, { recursive: true }));

test('the repository crosses no border that the house forbids [FED-01]', () => {
  expect(boundaryViolations(root)).toEqual([]);
});

test.each([
  [
    'a remote importing another remote',
    'mf-tickets/src/a.ts',
    `import { b } from '@festival/mf-travel/x';`,
    /crosses a border/,
  ],
  [
    'a remote importing the host',
    'mf-tickets/src/a.tsx',
    `const h = import('@festival/host/shell');`,
    /crosses a border/,
  ],
  ['a way around by path', 'mf-basket/src/a.ts', `export { x } from '../../host/src/x.ts';`, /by path/],
  [
    'the inside of a package',
    'host/src/a.ts',
    `import type { X } from '@festival/shared-contracts/src/x.ts';`,
    /not a door/,
  ],
  ['a package that is not declared', 'shared-ui/src/a.ts', `import fastify from 'fastify';`, /not declared/],
  [
    'a writer in a remote',
    'mf-tickets/src/a.ts',
    `import { primitives } from '@festival/shared-contracts/state/primitives';`,
    /ask for change/,
  ],
  ['the large door of zod in a browser', 'shared-contracts/src/a.ts', `import * as z from 'zod';`, /zod\/mini/],
  [
    'remote-kit outside build and tests',
    'mf-tickets/src/a.ts',
    `import '@festival/remote-kit/remote';`,
    /crosses a border/,
  ],
])('%s is caught [FED-01]', (_, path, code, reason) => {
  expect(plant(path, code)).toEqual([expect.objectContaining({ reason: expect.stringMatching(reason) })]);
});

test('what the house allows is not reported', () => {
  const code = `import { formatMoney } from '@festival/shared-contracts/money/formatMoney'; import { useAtomValue } from 'jotai'; export { formatMoney, useAtomValue };`;
  expect(plant('mf-tickets/src/a.ts', code)).toEqual([]);
});
