/** `npm test [-- WORD…] [-- --long] [-- --record]`: all checks and tests, the fastest first; the last line counts them. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../launch/buildAll.ts';
import { chromium } from './chromium.ts';
import { otherBrowsers } from './otherBrowsers.ts';
import { jestCounts, journeyCounts, type SuiteCounts } from './suiteCounts.ts';

const root = join(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'festival-tests-'));
const words = process.argv.slice(2);
const only = words.filter((word) => !word.startsWith('--'));
/** All tests in full length, for a nightly run. */
const isLong = words.includes('--long');

interface Suite {
  name: string;
  run: () => SuiteCounts | Promise<SuiteCounts>;
}

const command = (program: string, args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(isLong ? { TEST_SIZE: 'long' } : {}),
      // What Node loads by itself, in tests and in the processes that they start, is compiled once for all of them.
      NODE_COMPILE_CACHE: join(tmpdir(), 'festival-compile-cache'),
      ...env,
    },
  }).status === 0;

/** A check that passes or fails as a whole. */
const check = (name: string, ...commands: string[][]): Suite => ({
  name,
  run: () => {
    const failed = commands.filter(([program = '', ...args]) => !command(program, args)).length;
    return { passed: commands.length - failed, failed };
  },
});

/** Builds what the built shop's tests start, for all that this run starts: several builds at once would get in each other's way. */
const build = async (): Promise<void> => {
  await buildAll();
  process.env.SHOP_IS_BUILT = 'yes';
};

const jest = async (...options: string[]): Promise<SuiteCounts> => {
  await build();
  const report = join(reports, 'jest.json');
  rmSync(report, { force: true });
  const ok = command('jest', ['--json', `--outputFile=${report}`, '--silent', ...options], {
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    ...(words.includes('--record') ? { RECORD_SLOW_FILES: 'yes' } : {}),
  });
  return jestCounts(() => readFileSync(report, 'utf8'), ok);
};

/** Walks the journeys of these projects of playwright.config.ts. */
const journeys = async (...projects: string[]): Promise<SuiteCounts> => {
  const browser = chromium();
  if (!browser.ok) {
    console.error(browser.problem);
    return { passed: 0, failed: 1 };
  }
  await build();
  const others = otherBrowsers();
  for (const sentence of others.missing) console.log(sentence);
  const report = join(reports, 'journeys.json');
  const ok = command('playwright', ['test', ...projects.map((name) => `--project=${name}`)], {
    ...browser.env,
    ...others.env,
    JOURNEYS_REPORT: report,
    JOURNEYS_DATA: join(reports, 'shops'),
  });
  return journeyCounts(() => readFileSync(report, 'utf8'), ok);
};

/** All packages as one program; in a long run also each alone, as its team checks it. */
const typed = isLong ? globSync('*/tsconfig.json', { cwd: root }).sort() : ['tsconfig.json'];

const suites: Suite[] = [
  check('types', ...typed.map((project) => ['tsc', '-p', project])),
  check('format and lint', ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']),
  check('boundaries', ['node', 'tools/boundaries/check.ts']),
  { name: 'units and integration', run: () => jest('--ignoreProjects', 'alone') },
  { name: 'promises in seconds', run: () => jest('--selectProjects', 'alone', '--runInBand') },
  { name: 'journeys', run: () => journeys('phone', 'desktop') },
  // Alone, those of the browsers beside Chromium; all of them are among the journeys too.
  { name: 'browsers', run: () => journeys('browsers') },
].filter(({ name }) => name !== 'browsers' || only.includes(name));

const total: SuiteCounts = { passed: 0, failed: 0 };
for (const { name, run } of suites) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  const began = performance.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await run();
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${Math.round((performance.now() - began) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
