import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { boundaryViolations, type Violation } from './boundaryViolations.ts';
import { workspaceFile, workspacePackages } from './workspacePackages.ts';

jest.setTimeout(120_000 * Number(process.env.TEST_PATIENCE ?? 1));

const root = join(import.meta.dirname, '../..');
const { packages } = workspacePackages(root);

/** A repository with the real manifests, and files that the tests plant. `npm test -- boundaries` checks the real one. */
const house = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(house, { recursive: true }));

const write = (path: string, code: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), code);
};

const link = (target: string, name: string) => {
  mkdirSync(dirname(join(house, 'node_modules', name)), { recursive: true });
  symlinkSync(target, join(house, 'node_modules', name));
};

/** A file with an import, and the file that it imports if there is one. */
const plant = (path: string, code: string) => {
  write(path, code);
  const [, imported = ''] = /'([^']+)'/.exec(code) ?? [];
  const target = imported.startsWith('.') ? join(dirname(path), imported) : workspaceFile(packages, imported);
  if (target) write(target, 'export {};');
};

/** What is wrong, the file, its import, and the reason that the check gives. */
const forbidden: [string, string, string, RegExp][] = [
  ['another remote, in a remote', 'mf-tickets/src/a.ts', `import '@festival/mf-travel/x';`, /exports/],
  [
    'the host, in a remote',
    'mf-tickets/src/host.tsx',
    `await using host = await import('@festival/host/chromiumPath');`,
    /in a remote/,
  ],
  [
    'the back end, in a remote',
    'mf-travel/src/api.ts',
    `jest.mock('@festival/shop-api/platform/database/migrate');`,
    /in a remote/,
  ],
  [
    'releases, in a remote',
    'mf-tickets/src/version.ts',
    `import '@festival/release-contracts/package/version';`,
    /in a remote/,
  ],
  [
    'code of releases, in a page',
    'host/src/app/a.ts',
    `import '@festival/release-contracts/package/version';`,
    /only types of release-contracts/,
  ],
  [
    'the kit outside build and tests',
    'mf-basket/src/kit.ts',
    `import '@festival/remote-kit/remote';`,
    /no devDependency/,
  ],
  [
    'a package that tools do not declare',
    'tools/a.ts',
    `import '@festival/shared-ui/button/Button';`,
    /package.json of tools/,
  ],
  [
    'the back end, in a journey',
    'e2e/src/a.ts',
    `import '@festival/shop-api/platform/database/migrate';`,
    /package.json of e2e/,
  ],
  [
    'the sandbox, in the back end',
    'services/shop-api/src/sale/sandbox.ts',
    `import '@festival/payment-sandbox/testCards';`,
    /no devDependency/,
  ],
  ['a way around by path', 'mf-basket/src/path.ts', `export { x } from '../../host/src/app/x.ts';`, /not by its path/],
  [
    'another folder by path, in tools',
    'tools/path.ts',
    `import '../services/shop-api/src/main.ts';`,
    /not by its path/,
  ],
  [
    'the inside of a package',
    'host/src/app/inside.ts',
    `import type { X } from '@festival/shared-contracts/src/x.ts';`,
    /exports/,
  ],
  ['a library that is not declared', 'shared-ui/src/a.ts', `import fastify from 'fastify';`, /a library that/],
  ['a library for tests, in code', 'mf-merch/src/jest.ts', `import '@testing-library/react';`, /a library that/],
  ['the whole of zod, in a browser', 'shared-contracts/src/zod.ts', `import * as z from 'zod';`, /zod\/mini/],
  [
    'a writer, in a remote',
    'mf-tickets/src/write.ts',
    `import '@festival/shared-contracts/state/primitives';`,
    /ask for a change/,
  ],
  [
    'what only a benchmark measures',
    'tools/b.ts',
    `import '@festival/shop-api/sale/stock/sendReservations';`,
    /only benchmarks/,
  ],
  [
    'a helper of tests, in code',
    'services/sign-on/src/a.ts',
    `import '@festival/shop-api/testing/testDatabase';`,
    /made for tests/,
  ],
  [
    'an inside of the shop API, in the sign-on',
    'services/sign-on/src/inside.ts',
    `import '@festival/shop-api/people/account/accountRoutes';`,
    /no devDependency of services\/sign-on/,
  ],
  ['a higher layer', 'services/shop-api/src/sale/cart/up.ts', `import '../../after-sale/mail/b.ts';`, /higher layer/],
  ['the top', 'services/shop-api/src/people/members/up.ts', `import type { B } from '../../main.ts';`, /higher layer/],
  [
    'a type of a higher layer',
    'services/shop-api/src/platform/up.ts',
    `export type { B } from '../sale/b.ts';`,
    /higher layer/,
  ],
  ['a page, in the cart', 'host/src/cart/up.ts', `import type { B } from '../pages/b.ts';`, /higher layer/],
  ['a folder without a layer', 'host/src/step-flow/up.ts', `import '../loyalty/b.ts';`, /higher layer/],
  ['the server, in a page', 'host/src/step-flow/server.ts', `import '../../server/pages/b.ts';`, /higher layer/],
  ['the server, in the build', 'host/build/up.ts', `export { b } from '../server/b.ts';`, /higher layer/],
];

const allowed: [string, string][] = [
  ['services/shop-api/src/after-sale/mail/down.ts', `import '../../sale/order/b.ts';`],
  ['services/shop-api/src/start.ts', `import './people/b.ts';`],
  ['services/shop-api/src/platform/up.test.ts', `import '../sale/c.ts';`],
  ['services/shop-api/src/sale/sandbox.test.ts', `import '@festival/payment-sandbox/testCards';`],
  ['host/server/down.ts', `import '../src/app/b.ts';`],
  ['host/src/app/type.ts', `import type { Version } from '@festival/release-contracts/package/version';`],
  ['mf-tickets/src/money.ts', `import '@festival/shared-contracts/money/formatMoney';`],
  ['mf-tickets/src/atom.ts', `import { useAtomValue } from 'jotai';`],
];

let found: Violation[];

beforeAll(async () => {
  for (const { folder, name } of packages) {
    const manifest = join(folder === 'tools' ? '' : folder, 'package.json');
    cpSync(join(root, manifest), join(house, manifest));
    if (name !== '') link(join(house, folder), name);
  }
  for (const name of ['fastify', 'jotai', 'zod', '@testing-library/react'])
    link(join(root, 'node_modules', name), name);
  for (const [, path, code] of forbidden) plant(path, code);
  for (const [path, code] of allowed) plant(path, code);
  write('tools/circle/a.ts', `import type { C } from './deep/c.ts';`);
  write('tools/circle/b.ts', `export { a } from './a.ts';`);
  write('tools/circle/deep/c.ts', `const b = import('../b.ts');`);
  write('tools/circle/beside.ts', `import './a.ts';`);
  write('mf-merch/src/list/a.ts', `import '../size/deep/b.ts';`);
  write('mf-merch/src/size/deep/b.ts', `export const b = 1;`);
  write('mf-merch/src/size/c.ts', `import '../list/d.ts';`);
  write('mf-merch/src/list/d.ts', `export const d = 1;`);
  write('mf-travel/src/list/a.ts', `import '../filter/b.ts';`);
  write('mf-travel/src/filter/b.ts', `import type { C } from '../list/c.ts';`);
  write('mf-travel/src/filter/b.test.ts', `import '../list/c.ts';`);
  write('mf-travel/src/list/c.ts', `export type C = 1;`);
  found = await boundaryViolations(house);
});

test.each(forbidden)('%s is reported [FED-01]', (_, path, _code, reason) => {
  const own = found.filter(({ file }) => file === path);
  expect(own.map((one) => one.reason)).toContainEqual(expect.stringMatching(reason));
});

test.each(allowed)('%s may import what it needs: %s', (path) => {
  expect(found.filter(({ file }) => file === path)).toEqual([]);
});

test('files that import one another in a circle are reported, also through type imports and folders [FED-01]', () => {
  expect(found.filter(({ reason }) => /files of a circle/.test(reason))).toEqual([
    expect.objectContaining({ file: 'tools/circle/a.ts', imported: expect.stringContaining('tools/circle/b.ts') }),
  ]);
});

test('folders that import one another in a circle are reported; imports of types and of tests do not count [FED-01]', () => {
  const ofRemotes = found.filter(({ file, reason }) => file.startsWith('mf-') && /these folders/.test(reason));
  expect(ofRemotes).toEqual([
    { file: 'mf-merch/src', imported: 'list, size', reason: expect.stringMatching(/these folders/) },
  ]);
});
