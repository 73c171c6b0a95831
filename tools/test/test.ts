/**
 * `npm test`: the short run. `npm run test:all`: every case, the cases of `npm test` first. `npm run test:long`: every case in full length. Each
 * takes `-- PART… --changed[=COMMIT] --shard=1/2 --record`; the last line counts the cases.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../launch/buildAll.ts';
import { brokenJourneys, type Changes, packagesOfOtherFiles, readChanges } from './changes.ts';
import { chromium } from './chromium.ts';
import { closingLines, unsteadyFile, unsteadyReport } from './closingLines.ts';
import { inShards } from './inShards.mjs';
import { jestOutcome } from './jestOutcome.ts';
import { journeyOutcome, journeysOf, type Named, nameOf } from './journeyOutcome.ts';
import { judgeAgain, passedIn } from './judgeAgain.ts';
import { type Part, readTestOptions, type TestOptions } from './options.ts';
import { otherBrowsers } from './otherBrowsers.ts';
import { type FailedCase, type Outcome, passedAll, problem, together } from './outcome.ts';
import { endLeftOver, interrupt, isInterrupted, run } from './programs.ts';

const root = join(import.meta.dirname, '../..');
const options = optionsOrEnd();
const changes = options.changed === null ? null : changesOrEnd(options.changed);

/** The folder for all temporary files of this run. */
const folder = mkdtempSync(join(tmpdir(), 'festival-tests-'));
// PostgreSQL's account must be able to enter the folder.
chmodSync(folder, 0o711);
const compileCache = join(tmpdir(), 'festival-compile-cache');
process.env.TMPDIR = folder;

/** The factor for the tests' timeouts: larger in `test:all`, whose result is not urgent, and on a busy machine. */
const isBusy = (loadavg()[0] ?? 0) > 2 * availableParallelism();
const patience = options.all || isBusy ? 4 : 1;
if (isBusy) console.log(`This machine is busy: what a test waits for may take ${patience} times as long.`);

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void end());
// npm's process was killed, so it can't forward a signal.
process.on('disconnect', () => void end());
process.channel?.unref();

async function end(): Promise<void> {
  if (isInterrupted()) return;
  console.log('\nInterrupted: ending what was started …');
  await interrupt();
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
}

const command = (program: string, args: string[], env: Record<string, string> = {}, quiet = false): Promise<boolean> =>
  run(program, args, {
    cwd: root,
    quiet,
    env: {
      // Compiled journeys are kept in the repository, since this run's temporary folder is deleted.
      PWTEST_CACHE_DIR: join(root, '.cache/playwright'),
      ...(options.long ? { TEST_SIZE: 'long' } : {}),
      TEST_PATIENCE: String(patience),
      // The tests and the processes that they start share Node's compile cache.
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
  });

interface Suite {
  name: string;
  part: Part;
  run: () => Promise<Outcome>;
}

/** A check that passes or fails as a whole; its output is printed when it has ended, since others run at the same time. */
const check = (part: Part, program: string, ...args: string[]): Suite => ({
  name: part,
  part,
  run: async () =>
    (await command(program, args, {}, true)) ? passedAll(1) : problem(`${part}: ${program} ${args.join(' ')} failed.`),
});

/** Builds the parts that the tests start, once for the whole run: concurrent builds would disturb each other. */
const build = async (): Promise<Outcome> => {
  try {
    await buildAll();
    process.env.SHOP_IS_BUILT = 'yes';
    return passedAll(0);
  } catch (error) {
    return problem((error as Error).message);
  }
};

const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

let reports = 0;
const newReport = (): string => join(folder, `report-${reports++}.json`);

/** With --changed or --shard a part may have no cases; in a whole run that is an error. */
const mayBeEmpty = changes !== null || options.shard !== null;

/** Runs Jest with these arguments; returns the outcome. */
const jest = async (words: string[], env: Record<string, string> = {}): Promise<Outcome> => {
  const report = newReport();
  const reporters = ['--reporters=default', '--reporters=<rootDir>/tools/test/jestReport.mjs'];
  const ok = await command('jest', ['--silent', ...(mayBeEmpty ? ['--passWithNoTests'] : []), ...reporters, ...words], {
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    JEST_REPORT: report,
    ...env,
  });
  return jestOutcome(read(report), ok);
};

/**
 * The test files that changes can break: the tests that import a changed file, and all tests of a package with another changed file (SQL, texts,
 * styles).
 */
const brokenFiles = ({ since, files }: Changes): string[] => {
  const listed = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('jest', ['--listTests', '--json', ...words], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as string[];
  };
  const packages = packagesOfOtherFiles({ files });
  const all =
    packages.length === 0 ? [] : listed('--ignoreProjects', 'alone', '--', ...packages.map((one) => `/${one}/`));
  return [...new Set([...listed('--ignoreProjects', 'alone', '--changedSince', since), ...all])];
};

/** Cases that can run at the same time as others, of the short run or of the rest. */
const units = async (part: 'core' | 'rest'): Promise<Outcome> => {
  const { shard } = options;
  if (broken?.length === 0) return passedAll(0);
  const share = shard ? [`--shard=${shard.index}/${shard.count}`] : [];
  const chosen = broken ? ['--runTestsByPath', ...broken] : [];
  return jest(['--ignoreProjects', 'alone', ...share, ...chosen], {
    TEST_PART: part,
    ...(options.record ? { RECORD_SLOW_FILES: 'yes' } : {}),
  });
};

/** Runs the cases that measure promised times, while nothing else runs. */
const promises = (): Promise<Outcome> => jest(['--selectProjects', 'alone', '--runInBand']);

/** Recorded seconds of each journey, by its name in Playwright's lists. */
const journeySeconds = join(import.meta.dirname, 'slowJourneys.json');
const recordedJourneys = (): Record<string, number> => JSON.parse(read(journeySeconds) ?? '{}');

/** Runs Playwright with these arguments; returns its report and whether it succeeded. */
const playwright = async (name: string, words: string[], env: Record<string, string>) => {
  const report = newReport();
  const empty = mayBeEmpty ? ['--pass-with-no-tests'] : [];
  const ok = await command('playwright', ['test', ...empty, `--output=test-results/${name}`, ...words], {
    JOURNEYS_REPORT: report,
    JOURNEYS_DATA: join(folder, `shops-${name}`),
    ...env,
  });
  return { report: read(report), ok };
};

/**
 * Writes a list of this shard's journeys, by their recorded seconds; returns its file, or null if they could not be
 * listed.
 */
const journeysOfShard = async (name: string, words: string[], { index, count }: NonNullable<TestOptions['shard']>) => {
  const { report } = await playwright(name, ['--list', ...words], {});
  if (report === null) return null;
  const seconds = recordedJourneys();
  const of = { keyOf: nameOf, secondsOf: (one: Named) => seconds[nameOf(one)] };
  const file = join(folder, `shard-${name}.txt`);
  writeFileSync(file, (inShards(journeysOf(report), of, count)[index - 1] ?? []).map(nameOf).join('\n'));
  return file;
};

const recordJourneys = (report: string): void => {
  const walked = journeysOf(report).filter(({ status }) => status === 'expected');
  const now = Object.fromEntries(walked.map((one) => [nameOf(one), Math.round(one.seconds)]));
  const sorted = Object.entries({ ...recordedJourneys(), ...now }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(journeySeconds, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
};

/** Runs journeys with these arguments for Playwright. */
const journeys = async (name: string, words: string[], env: Record<string, string> = {}): Promise<Outcome> => {
  const browser = chromium();
  if (!browser.ok) return problem(browser.problem);
  const others = otherBrowsers();
  for (const sentence of others.missing) console.log(sentence);
  const { report, ok } = await playwright(name, words, { ...browser.env, ...others.env, ...env });
  if (options.record && report !== null) recordJourneys(report);
  return journeyOutcome(report, ok);
};

const walks = ['--project=changing', '--project=phone', '--project=desktop'];

const walked = async (part: 'core' | 'rest'): Promise<Outcome> => {
  const own = changes && brokenJourneys(changes);
  if (changes && !own) return passedAll(0);
  const chosen = part === 'rest' ? ['--grep-invert=@core'] : [`--grep=${own ?? '@core'}`];
  const words = [...walks, ...chosen];
  const { shard } = options;
  if (!shard) return journeys(part, words);
  const list = await journeysOfShard(part, words, shard);
  return list === null
    ? problem('The journeys of this share could not be listed: see the output above.')
    : journeys(part, [...words, `--test-list=${list}`]);
};

/**
 * Runs these cases again, one after the other, while nothing else runs; returns those that passed. A case of Jest runs with its whole file, since it
 * may depend on the cases before it.
 */
const passAlone = async (failed: readonly FailedCase[]): Promise<FailedCase[]> => {
  console.log(`\n── once more, alone: ${failed.length} that failed`);
  const of = (wanted: FailedCase['runner']) => failed.filter(({ runner }) => runner === wanted);
  const again: (readonly FailedCase[])[] = [];
  for (const cases of Map.groupBy(of('jest'), ({ project, file }) => `${project} ${file}`).values()) {
    const [{ project = '', file = '' } = {}] = cases;
    const outcome = await jest(['--runInBand', '--selectProjects', project, '--runTestsByPath', file]);
    again.push(passedIn(outcome, cases));
  }
  const walkedBefore = of('playwright');
  if (walkedBefore.length > 0) {
    const list = join(folder, 'again.txt');
    writeFileSync(list, walkedBefore.map(nameOf).join('\n'));
    const outcome = await journeys('again', [`--test-list=${list}`, '--workers=1'], { JOURNEY_SHOPS: '1' });
    again.push(passedIn(outcome, walkedBefore));
  }
  return again.flat();
};

const isFirstShard = (options.shard?.index ?? 1) === 1;
const isLastShard = options.shard === null || options.shard.index === options.shard.count;

const checks: Suite[] = [
  check('types', 'tsc', '-b'),
  check('lint', 'biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  check('boundaries', 'node', 'tools/boundaries/check.ts'),
  check('unused', 'knip', '--config', 'tools/knip.jsonc', '--no-progress'),
];

const core: Suite[] = [
  { name: 'units and integration', part: 'units', run: () => units('core') },
  { name: 'journeys', part: 'journeys', run: () => walked('core') },
];

/** Pictures of remotes and shell, taken in a shop without other load. */
const pictures: Suite = { name: 'pictures', part: 'pictures', run: () => journeys('pictures', ['--project=pictures']) };

const rest: Suite[] = [
  { name: 'the other units and integration', part: 'units', run: () => units('rest') },
  ...(isLastShard ? [{ name: 'promises in seconds', part: 'promises' as const, run: promises }] : []),
  { name: 'the other journeys', part: 'journeys', run: () => walked('rest') },
  ...(isFirstShard ? [pictures] : []),
];

/** Runs the journeys of the browsers other than Chromium; a whole run includes them. */
const browsers: Suite = { name: 'browsers', part: 'browsers', run: () => journeys('browsers', ['--project=browsers']) };

/** Parts that only run when named. */
const named: Suite[] = options.all ? [browsers] : [browsers, pictures];

const isNamed = ({ part }: Suite): boolean => options.only.includes(part);
const isWanted = (suite: Suite): boolean => options.only.length === 0 || isNamed(suite);

const timed = async ({ name, run }: Suite): Promise<Outcome> => {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await run();
  const failures = outcome.failed.length + outcome.problems.length;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`── ${name}: ${outcome.passed} passed, ${failures} failed in ${seconds} s`);
  return outcome;
};

const outcomes: Outcome[] = [];
// The checks run during the build: they mostly wait for the disk and each other.
const beside = isFirstShard ? checks.filter(isWanted).map(timed) : [];
const suites = [...[...core, ...(options.all ? rest : [])].filter(isWanted), ...named.filter(isNamed)];
/** Looked up once, for both the short run and the rest. */
const broken = changes && suites.some(({ part }) => part === 'units') ? brokenFiles(changes) : null;
const built = suites.length > 0 ? await build() : passedAll(0);
outcomes.push(built, ...(await Promise.all(beside)));
// Without a build the suites can't run.
if (built.problems.length === 0) for (const suite of suites) if (!isInterrupted()) outcomes.push(await timed(suite));

const total = together(outcomes);
const judgement = await judgeAgain(total.failed, passAlone);
if (isInterrupted()) await new Promise(() => {});
const report = unsteadyReport(judgement);
mkdirSync(join(root, 'test-results'), { recursive: true });
if (report === '') rmSync(join(root, unsteadyFile), { force: true });
else writeFileSync(join(root, unsteadyFile), report);
const leftOver = await endLeftOver();
if (leftOver > 0) console.log(`\n${leftOver} processes that tests had started were still running, and are ended now.`);
rmSync(folder, { recursive: true, force: true });
console.log(`\n${closingLines({ ...judgement, passed: total.passed, problems: total.problems })}`);
process.exitCode = judgement.failed.length + total.problems.length > 0 || total.passed === 0 ? 1 : 0;

function optionsOrEnd(): TestOptions {
  try {
    return readTestOptions(process.argv.slice(2));
  } catch (error) {
    return endWith(error);
  }
}

function changesOrEnd(since: string): Changes {
  try {
    return readChanges(root, since);
  } catch (error) {
    return endWith(error);
  }
}

function endWith(error: unknown): never {
  console.error((error as Error).message);
  process.exit(2);
}
