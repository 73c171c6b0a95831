import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const jestCommand = createRequire(import.meta.url).resolve('jest/bin/jest');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'native-tests-')));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

/**
 * Runs Jest on files with these contents, one after another in one process. Returns each file's tests, and its failure.
 */
function runFiles(contents: Record<string, string>) {
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
  const config = {
    rootDir: folder,
    testRegex: '\\.test\\.ts$',
    transform: {},
    globals: { shopProcesses: 2 },
    testEnvironment: join(import.meta.dirname, 'nativeEnvironment.mjs'),
    testRunner: join(import.meta.dirname, 'nativeTests.mjs'),
  };
  const { stdout } = spawnSync(
    process.execPath,
    [jestCommand, '--config', JSON.stringify(config), '--json', '--runInBand', '--testTimeout=2000'],
    { encoding: 'utf8', env: { PATH: process.env.PATH, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' } },
  );
  const { testResults } = JSON.parse(stdout) as Report;
  return Object.fromEntries(
    testResults.map(({ name, status, message, assertionResults }) => [
      name.slice(folder.length + 1),
      { status, message, tests: assertionResults.map((one) => `${one.title}: ${one.status}`) },
    ]),
  );
}

/** The second of two files with this content finds the changes that the first one has made. */
const changingGlobals = `
  test('globals are as they were', () => {
    const found = [typeof globalThis.newGlobal, fetch.name, typeof sessionStorage.clear, structuredClone(5)];
    expect(found).toEqual(['undefined', 'fetch', 'function', 5]);
    Object.assign(globalThis, { newGlobal: 1, fetch: () => {}, sessionStorage: {} });
    Reflect.deleteProperty(globalThis, 'structuredClone');
  });`;

const found = runFiles({
  'good.test.ts': `
    const order: string[] = [];
    beforeAll(() => order.push('all'));
    beforeEach(() => order.push('each'));
    test('types are left out, hooks run, globals and fakes are there', () => {
      const spy = jest.spyOn(Math, 'random').mockReturnValue(7);
      expect([order, globalThis.shopProcesses, Math.random(), spy.mock.calls.length]).toEqual([['all', 'each'], 2, 7, 1]);
    });
    test.each([1, 2])('of a table, %s', (number: number) => expect(number).toBeGreaterThan(0));
    test.skip('skipped', () => { throw new Error('ran'); });`,
  'after.test.ts': `test('fakes of another file are gone', () => expect(Math.random()).toBeLessThan(1));`,
  'globals.test.ts': changingGlobals,
  'globalsAgain.test.ts': changingGlobals,
  'wrong.test.ts': `
    test('wrong', () => expect(1).toBe(2));
    test('late', () => new Promise(() => {}), 50);
    test('right', () => {});`,
  'hook.test.ts': `beforeAll(() => { throw new Error('no database'); }); test('never begun', () => {});`,
  'loose.test.ts': `
    test('a promise that nobody awaits', async () => {
      Promise.reject(new Error('left alone'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
  'missing.test.ts': `import './nowhere.ts'; test('never loaded', () => {});`,
  'none.test.ts': '',
});

test('a file that Node loads directly can use hooks, tables, globals and fakes', () => {
  expect(found['good.test.ts']).toMatchObject({
    message: '',
    tests: [
      'types are left out, hooks run, globals and fakes are there: passed',
      'of a table, 1: passed',
      'of a table, 2: passed',
      'skipped: pending',
    ],
  });
  expect(found['after.test.ts']?.status).toBe('passed');
  expect(found['globals.test.ts']).toMatchObject({ status: 'passed', message: '' });
  expect(found['globalsAgain.test.ts']).toMatchObject({ status: 'passed', message: '' });
});

test('a wrong result and a timeout each fail only their own test', () => {
  expect(found['wrong.test.ts']).toMatchObject({
    status: 'failed',
    tests: ['wrong: failed', 'late: failed', 'right: passed'],
    message: expect.stringContaining('Exceeded timeout of 50 ms'),
  });
});

test.each([
  ['hook.test.ts', 'no database'],
  ['loose.test.ts', 'left alone'],
  ['missing.test.ts', 'nowhere.ts'],
  ['none.test.ts', 'at least one test'],
])('%s fails the whole file, with the reason', (file, why) => {
  expect(found[file]).toMatchObject({ status: 'failed', message: expect.stringContaining(why) });
});
