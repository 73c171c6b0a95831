import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundaryViolations } from './boundaryViolations.ts';

const root = join(import.meta.dirname, '../..');
let house: string;

/** A small repository with the real manifests and one extra file that breaks a rule. */
const plant = (path: string, code: string) => {
  write(path, code);
  return boundaryViolations(house).filter((violation) => violation.file === path);
};

const write = (path: string, code: string) => {
  mkdirSync(join(house, path, '..'), { recursive: true });
  writeFileSync(join(house, path), code);
};

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(root, 'package.json'), join(house, 'package.json'));
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const folder of workspaces) {
    mkdirSync(join(house, folder), { recursive: true });
    cpSync(join(root, folder, 'package.json'), join(house, folder, 'package.json'));
  }
});

afterEach(() => rmSync(house, { recursive: true }));

test('no import in the repository violates the import rules [FED-01]', () => {
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
  [
    'what releases are made of, in a remote',
    'mf-tickets/src/a.ts',
    `import '@festival/release-contracts/package/version';`,
    /crosses a border/,
  ],
  [
    'what releases are made of, in the browser of the host',
    'host/src/step/a.ts',
    `import '@festival/release-contracts/package/version';`,
    /crosses a border/,
  ],
  ['a way around by path', 'mf-basket/src/a.ts', `export { x } from '../../host/src/x.ts';`, /by path/],
  [
    'the inside of a package',
    'host/src/a.ts',
    `import type { X } from '@festival/shared-contracts/src/x.ts';`,
    /not a subpath/,
  ],
  ['a package that is not declared', 'shared-ui/src/a.ts', `import fastify from 'fastify';`, /not declared/],
  [
    'a writer in a remote',
    'mf-tickets/src/a.ts',
    `import { primitives } from '@festival/shared-contracts/state/primitives';`,
    /ask for change/,
  ],
  ['the whole of zod in a browser', 'shared-contracts/src/a.ts', `import * as z from 'zod';`, /zod\/mini/],
  [
    'remote-kit outside build and tests',
    'mf-tickets/src/a.ts',
    `import '@festival/remote-kit/remote';`,
    /crosses a border/,
  ],
  [
    'the inside of a package in tools',
    'tools/start/a.ts',
    `import { migrate } from '@festival/shop-api/src/platform/database/migrate.ts';`,
    /not a subpath/,
  ],
  ['a package that tools have no rule for', 'tools/a.ts', `import '@festival/mf-tickets/tickets';`, /crosses a border/],
  ['another folder by path in tools', 'tools/a.ts', `import { x } from '../services/shop-api/src/main.ts';`, /by path/],
  ['another package in a journey', 'e2e/src/a.ts', `import '@festival/shop-api/sale/limits/membership';`, /border/],
  [
    'a part that only a benchmark measures',
    'tools/a.ts',
    `import { sendReservations } from '@festival/shop-api/sale/stock/sendReservations';`,
    /only be imported by bench/,
  ],
  [
    'a helper of tests, outside of tests',
    'services/sign-on/src/a.ts',
    `import { testDatabase } from '@festival/shop-api/testing/testDatabase';`,
    /only be imported by tests/,
  ],
  [
    'the payment sandbox in the back end',
    'services/shop-api/src/sale/payment/a.ts',
    `import { testCards } from '@festival/payment-sandbox/testCards';`,
    /crosses a border/,
  ],
  [
    'an arrow up',
    'services/shop-api/src/sale/cart/a.ts',
    `import { b } from '../../after-sale/mail/b.ts';`,
    /higher layer/,
  ],
  [
    'an arrow up to the top',
    'services/shop-api/src/people/members/a.ts',
    `import type { B } from '../../main.ts';`,
    /higher layer/,
  ],
  [
    'an arrow up by a type alone',
    'services/shop-api/src/platform/a.ts',
    `export type { B } from '../sale/b.ts';`,
    /higher/,
  ],
  ['a page in the cart', 'host/src/cart/a.ts', `import type { B } from '../pages/b.ts';`, /higher layer/],
  ['the cart in what it is built on', 'host/src/page/a.ts', `import { b } from '../cart/b.ts';`, /higher layer/],
  ['a folder on no layer', 'host/src/step-flow/a.ts', `import { b } from '../loyalty/b.ts';`, /higher layer/],
  ['the server in a browser', 'host/src/step/a.ts', `import { b } from '../../server/pages/b.ts';`, /higher layer/],
  ['the build in a browser', 'host/src/step/a.ts', `import type { B } from '../../build/b.ts';`, /higher layer/],
  ['the server in the build', 'host/build/a.ts', `export { b } from '../server/b.ts';`, /higher layer/],
])('%s is reported [FED-01]', (_, path, code, reason) => {
  expect(plant(path, code)).toEqual([expect.objectContaining({ reason: expect.stringMatching(reason) })]);
});

test.each([
  ['services/shop-api/src/after-sale/mail/a.ts', `import { b } from '../../sale/order/b.ts';`],
  ['services/shop-api/src/sale/cart/a.ts', `import { b } from '../stock/b.ts';`],
  ['services/shop-api/src/start.ts', `import { b } from './people/b.ts';`],
  ['services/shop-api/src/platform/a.test.ts', `import { b } from '../sale/b.ts';`],
  ['host/server/a.ts', `import { b } from '../src/b.ts'; import { c } from '../build/c.ts'; export { b, c };`],
  ['services/shop-api/src/sale/a.test.ts', `import '@festival/payment-sandbox/testCards';`],
])('%s may import its allowed packages: %s', (path, code) => {
  expect(plant(path, code)).toEqual([]);
});

test('a circle of files is reported once, also through type imports and folders', () => {
  write('services/release-registry/src/disk/a.ts', `import type { C } from '../c.ts';`);
  write('services/release-registry/src/b.ts', `export { a } from './disk/a.ts';`);
  write('services/release-registry/src/c.ts', `const b = import('./b.ts');`);
  write('services/release-registry/src/d.ts', `import './b.ts';`);
  expect(boundaryViolations(house)).toEqual([
    {
      file: 'services/release-registry/src/b.ts',
      imported: 'src/c.ts, src/disk/a.ts',
      reason: expect.stringMatching(/in a circle/),
    },
  ]);
});

test('two circles are reported separately, and so is a file that imports itself', () => {
  write('tools/a.ts', `import './b.ts';`);
  write('tools/b.ts', `import './a.ts';`);
  write('tools/c.ts', `import './d.ts'; import './a.ts';`);
  write('tools/d.ts', `import './c.ts';`);
  write('tools/e.ts', `import './e.ts';`);
  expect(boundaryViolations(house).map(({ file }) => file)).toEqual(['tools/a.ts', 'tools/c.ts', 'tools/e.ts']);
});

test('allowed imports are not reported', () => {
  const code = `import { formatMoney } from '@festival/shared-contracts/money/formatMoney'; import { useAtomValue } from 'jotai'; export { formatMoney, useAtomValue };`;
  expect(plant('mf-tickets/src/a.ts', code)).toEqual([]);
});

test("folders that import one another in a circle are reported; type imports don't count", () => {
  write('services/shop-api/src/sale/stock/a.ts', `import { b } from '../cart/b.ts';\nexport const a = b;`);
  write('services/shop-api/src/sale/cart/b.ts', `export const b = 1;`);
  write('services/shop-api/src/sale/cart/c.ts', `import type { A } from '../stock/d.ts';\nexport type C = A;`);
  write('services/shop-api/src/sale/stock/d.ts', `export type A = 1;`);
  expect(boundaryViolations(house)).toEqual([]);
  write('services/shop-api/src/sale/cart/e.ts', `import { a } from '../stock/a.ts';\nexport const e = a;`);
  expect(boundaryViolations(house)).toEqual([
    { file: 'services/shop-api/src/sale', imported: 'cart, stock', reason: expect.stringContaining('in a circle') },
  ]);
});

test('the shell may use types of release contracts, but load none of their code', () => {
  const types = `import type { Release } from '@festival/release-contracts/release/release';`;
  expect(plant('host/src/watch/a.ts', `${types}\nexport type A = Release;`)).toEqual([]);
  const code = `import { releaseSchema } from '@festival/release-contracts/release/release';`;
  expect(plant('host/src/watch/a.ts', `${code}\nexport const a = releaseSchema;`)).toEqual([
    expect.objectContaining({ reason: expect.stringMatching(/crosses a border/) }),
  ]);
});
