import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { provenRequirements } from './provenRequirements.ts';

const rows = `| id | owner | promise |
| --- | --- | --- |
| TIX-01 | mf-tickets | Cards. |
| TIX-03 | mf-tickets, shared-contracts | A cap. |
| LAY-03 | all | Every screen. |
| RTE-01 | host | Routes. |
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'festival-requirements-'));
  write('docs/requirements.md', rows);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** A test that names rows. Its text is composed from parts, since this file is also searched for titles. */
const naming = (ids: string, call = 'test') => `${call}('it holds [${ids}]', () => {});`;

/** Row -> the owners whose own tests don't name it. */
const silent = () =>
  Object.fromEntries(provenRequirements(root).requirements.map(({ id, silent }) => [id, silent.join(' ')]));

test('a row is proved if a test in the package of each of its owners names it', () => {
  expect(silent()).toMatchObject({ 'TIX-01': 'mf-tickets', 'TIX-03': 'mf-tickets shared-contracts' });
  write('shared-contracts/src/cap.test.ts', naming('TIX-03'));
  expect(silent()).toMatchObject({ 'TIX-01': 'mf-tickets', 'TIX-03': 'mf-tickets' });
  write('mf-tickets/src/List.test.tsx', naming('TIX-01, TIX-03', 'test.each([1, 2])'));
  expect(silent()).toMatchObject({ 'TIX-01': '', 'TIX-03': '' });
});

test('a journey proves a row for all of its owners', () => {
  write('e2e/src/buying.e2e.ts', naming('TIX-03'));
  expect(silent()).toMatchObject({ 'TIX-03': '', 'RTE-01': 'host' });
});

test('a row with the owner `all` is proved if a journey, or the shell and each remote, names it', () => {
  write('mf-tickets/src/a.test.ts', naming('RTE-01'));
  write('mf-travel/src/a.test.ts', naming('LAY-03'));
  write('shared-ui/src/button.test.tsx', naming('LAY-03'));
  expect(silent()).toMatchObject({ 'LAY-03': 'host mf-tickets' });
  write('host/src/a.test.ts', naming('LAY-03'));
  write('mf-tickets/src/a.test.ts', naming('LAY-03'));
  expect(silent()).toMatchObject({ 'LAY-03': '' });
});

test('a test of another package, a skipped test and a commented-out one do not count', () => {
  write('host/src/a.test.ts', `${naming('RTE-01', 'test.skip')}\n// ${naming('RTE-01')}`);
  write('mf-travel/src/a.test.ts', naming('TIX-01'));
  write('host/node_modules/x/a.test.ts', naming('RTE-01'));
  expect(silent()).toMatchObject({ 'TIX-01': 'mf-tickets', 'RTE-01': 'host' });
});

test('an unknown number is reported', () => {
  write('host/src/a.test.ts', naming('RTE-01, RTE-99'));
  expect(provenRequirements(root).unknown).toEqual(['RTE-99']);
});
