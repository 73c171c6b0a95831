import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { soleOwnerViolations } from './soleOwnerViolations.ts';

const house = mkdtempSync(join(tmpdir(), 'owners-'));
afterAll(() => rmSync(house, { recursive: true }));

const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), typeof content === 'string' ? content : JSON.stringify(content));
};

test('each file of the contracts is used by more than one package [FED-02]', () => {
  expect(soleOwnerViolations(join(import.meta.dirname, '../..'))).toEqual([]);
});

test('a file of the contracts that only one package or none imports is reported; imports by tests do not count [FED-02]', () => {
  const names = ['both', 'dead', 'inside', 'mistyped'];
  const exports = Object.fromEntries(names.map((name) => [`./form/${name}`, `./src/form/${name}.ts`]));
  write('package.json', { workspaces: ['shared-contracts', 'mf-checkout', 'host'], devDependencies: {} });
  write('shared-contracts/package.json', { name: '@festival/shared-contracts', exports });
  write('mf-checkout/package.json', { name: '@festival/mf-checkout' });
  write('host/package.json', { name: '@festival/host' });
  write('shared-contracts/src/form/both.ts', `import './inside.ts';`);
  write(
    'mf-checkout/src/a.ts',
    `import '@festival/shared-contracts/form/both'; import '@festival/shared-contracts/form/mistyped';`,
  );
  write('host/src/a.ts', `import '@festival/shared-contracts/form/both';`);
  write(
    'host/src/a.test.ts',
    `import '@festival/shared-contracts/form/mistyped'; import '@festival/shared-contracts/form/dead';`,
  );
  expect(soleOwnerViolations(house).map(({ imported, reason }) => [imported, reason])).toEqual([
    ['@festival/shared-contracts/form/dead', 'is imported by nobody: take it away'],
    ['@festival/shared-contracts/form/mistyped', 'is imported by mf-checkout alone: move it there'],
  ]);
});
