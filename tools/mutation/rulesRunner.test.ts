import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'rules-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  // The form that Stryker generates: each mutant checks whether it is active, and is counted when it is reached.
  'rule.ts': `
    const mutated = globalThis.__stryker__;
    const isActive = (id: string) => {
      const { perTest } = (mutated.mutantCoverage ??= { static: {}, perTest: {} });
      (perTest[mutated.currentTestId] ??= {})[id] = 1;
      return mutated.activeMutant === id;
    };
    export const total = (one: number, other: number) => isActive('minus') ? one - other : one + other;
    export const isFree = (price: number) => isActive('atMost') ? price <= 0 : price === 0;
    const known = new Map<string, string>();
    export const named = (id: string) => {
      const name = known.get(id) ?? (isActive('empty') ? '' : id);
      known.set(id, name);
      return name;
    };`,
  'total.test.ts': `
    import { total } from './rule.ts';
    describe('sums', () => test('of two', () => expect(total(1, 2)).toBe(3)));
    test('with nothing', () => expect(total(1, 0)).toBe(1));`,
  'other.test.ts': `
    import { isFree, named } from './rule.ts';
    test('nothing is free', () => expect(isFree(0)).toBe(true));
    test('names are kept', () => expect(named('a')).toBe('a'));`,
};
mkdirSync(join(folder, 'package/src'), { recursive: true });
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'package/src', name), content);

const plugin = join(import.meta.dirname, 'rulesRunner.mjs');
const names = {
  sum: 'package/src/total.test.ts: sums of two',
  nothing: 'package/src/total.test.ts: with nothing',
  free: 'package/src/other.test.ts: nothing is free',
  kept: 'package/src/other.test.ts: names are kept',
};

/** The output of a separate process with a runner. */
const answerOf = (script: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { strykerPlugins: [{ injectableClass: Runner }] } = await import(${JSON.stringify(plugin)});
         const runner = new Runner();
         const run = (id, ...testFilter) => runner.mutantRun({ activeMutant: { id }, testFilter });
         console.log(JSON.stringify(await (async () => { ${script} })()));`,
      ],
      { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, NODE_OPTIONS: '--no-warnings' } },
    ),
  );

test('the runner lists each test with the mutants that it covers, and detects a mutant by the tests that fail with it', () => {
  const { dry, minus, again, atMost } = answerOf(`
    const dry = await runner.dryRun();
    const minus = await run('minus', ${JSON.stringify(names.nothing)}, ${JSON.stringify(names.sum)});
    const again = await run('minus', ${JSON.stringify(names.nothing)});
    const atMost = await run('atMost', ${JSON.stringify(names.free)});
    return { dry, minus, again, atMost };`);
  expect(dry.tests.map(({ id, status }: { id: string; status: number }) => [id, status])).toEqual([
    [names.free, 0],
    [names.kept, 0],
    [names.sum, 0],
    [names.nothing, 0],
  ]);
  expect(dry.mutantCoverage.perTest).toEqual({
    [names.sum]: { minus: 1 },
    [names.nothing]: { minus: 1 },
    [names.free]: { atMost: 1 },
    [names.kept]: { empty: 1 },
  });
  expect(minus).toMatchObject({ status: 'killed', killedBy: [names.sum], nrOfTests: 2 });
  expect([again, atMost]).toEqual([
    { status: 'survived', nrOfTests: 1 },
    { status: 'survived', nrOfTests: 1 },
  ]);
});

test('a mutant whose result a module caches is detected once, and no other mutant is tested in that process', () => {
  const { empty, next } = answerOf(`
    const message = (error) => error.message;
    const empty = await run('empty', ${JSON.stringify(names.kept)});
    const next = await run('atMost', ${JSON.stringify(names.free)}).catch(message);
    return { empty, next };`);
  expect(empty).toMatchObject({ status: 'killed', killedBy: [names.kept] });
  expect(next).toBe('A module keeps state of another mutant');
});
