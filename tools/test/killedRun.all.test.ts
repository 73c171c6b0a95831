import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@festival/service-kit/testing/eventually';

const root = join(import.meta.dirname, '../..');
const jestCommand = createRequire(import.meta.url).resolve('jest/bin/jest');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'killed-run-')));
afterAll(() => rmSync(folder, { recursive: true }));

const helper = (name: string, folder = 'services/shop-api/testing') => JSON.stringify(join(root, folder, `${name}.ts`));
const mark = (name: string) => join(folder, `${name}-is-amid-its-test`);

/** Test files that report when a test has begun, and then wait until they are stopped. */
const files = {
  'database.test.ts': `
    import { writeFileSync } from 'node:fs';
    import { apiProcess } from ${helper('apiProcess')};
    import { freePort } from ${helper('freePort', 'services/service-kit/testing')};
    import { testDatabase } from ${helper('testDatabase')};
    test('a shop API on a database', async () => {
      const { url } = await testDatabase();
      const settings = { DATABASE_URL: url, PAYMENT_SANDBOX_SECRET: 'a secret that both know' };
      await apiProcess(await freePort(), settings).start();
      writeFileSync(${JSON.stringify(mark('database'))}, '');
      await new Promise(() => setInterval(() => {}, 1000));
    });`,
  'other.test.ts': `
    import { writeFileSync } from 'node:fs';
    test('nothing that ends with the database', async () => {
      writeFileSync(${JSON.stringify(mark('other'))}, '');
      await new Promise(() => setInterval(() => {}, 1000));
    });`,
};

/** Uses the runner of the services' tests. */
const config = {
  rootDir: folder,
  testRegex: '\\.test\\.ts$',
  transform: {},
  testEnvironment: join(import.meta.dirname, 'nativeEnvironment.mjs'),
  testRunner: join(import.meta.dirname, 'nativeTests.mjs'),
  globalSetup: join(root, 'services/shop-api/testing/globalSetup.ts'),
  globalTeardown: join(root, 'services/shop-api/testing/globalTeardown.ts'),
  testTimeout: 600_000,
};

interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** The running processes of this machine. */
function processes(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(pid), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

/** A process's children and all their descendants. */
function startedBy(pid: number, all = processes()): RunningProcess[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...startedBy(child.pid, all)]);
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a run of Jest that is ended by %s during its tests leaves no worker, PostgreSQL or service running',
  async (signal) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    for (const name of ['database', 'other']) rmSync(mark(name), { force: true });
    const jest = spawn(process.execPath, [jestCommand, '--config', JSON.stringify(config), '--maxWorkers=2'], {
      env: { PATH: process.env.PATH, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
      stdio: 'ignore',
    });
    const ended = once(jest, 'exit');
    await eventually('both files are amid their tests', () => {
      if (jest.exitCode !== null) throw new Error(`Jest ended with ${jest.exitCode}`);
      return existsSync(mark('database')) && existsSync(mark('other'));
    });
    const started = startedBy(jest.pid ?? 0);
    // PostgreSQL forks a process for each connection, which has its parent's command line at first.
    const databases = new Set(started.filter(({ command }) => command.includes('postgres -D')).map(({ pid }) => pid));
    const own = started.filter(({ parent }) => !databases.has(parent));
    const count = (part: string) => own.filter(({ command }) => command.includes(part)).length;
    expect([count('processChild'), count('postgres -D'), count('services/shop-api/src/main.ts')]).toEqual([2, 1, 1]);

    jest.kill(signal);
    await ended;
    await eventually('nothing of it is left', () => {
      const running = new Set(processes().map(({ pid }) => pid));
      return !started.some(({ pid }) => running.has(pid));
    });
  },
);
