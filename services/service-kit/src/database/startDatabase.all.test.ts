import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { endingWithParent } from './endingWithParent.ts';
import { startDatabase } from './startDatabase.ts';

// Each case starts whole processes, which can take minutes on a busy machine.
jest.setTimeout(300_000);

const asRoot = process.getuid?.() === 0;
const scratch = mkdtempSync(path.join(tmpdir(), 'start-database-'));
chmodSync(scratch, 0o755);
const dataFolder = path.join(scratch, 'data');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another Node process that starts the database and then waits until it ends. */
async function otherShop(): Promise<{ kill: () => Promise<void> }> {
  const module = path.join(import.meta.dirname, 'startDatabase.ts');
  const script = `const { startDatabase } = await import(${JSON.stringify(module)});
    await startDatabase({ dataFolder: ${JSON.stringify(dataFolder)} }); console.log('up'); setInterval(() => {}, 1000);`;
  const child = spawn(...endingWithParent('KILL', [process.execPath, '--input-type=module', '-e', script]), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data between starts, protected by a password and a private socket', async () => {
    const first = await startDatabase({ dataFolder });
    await ask(first.url, "create table kept (word text); insert into kept values ('here')");
    await expect(ask(first.url.replace(/postgres:[^@]+@/, 'postgres:guess@'), 'select 1')).rejects.toThrow(/password/);
    expect(await ask(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await ask(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await first.stop();
    const second = await startDatabase({ dataFolder });
    expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'here' }]);
    await second.stop();
    await expect(ask(second.url, 'select 1')).rejects.toThrow();
  });

  test('refuses a folder that a running shop uses, and starts again after that shop was killed', async () => {
    const other = await otherShop();
    await expect(startDatabase({ dataFolder })).rejects.toThrow(
      /in use by a running shop \(its PostgreSQL is process \d+\): stop that shop/,
    );
    await other.kill();
    const again = await startDatabase({ dataFolder });
    expect(await ask(again.url, 'select word from kept')).toEqual([{ word: 'here' }]);
    await again.stop();
  });

  test('says what to do with the data of another release', async () => {
    const version = path.join(dataFolder, 'cluster', 'PG_VERSION');
    const made = readFileSync(version);
    writeFileSync(version, '19\n');
    await expect(startDatabase({ dataFolder })).rejects.toThrow(
      /made by PostgreSQL 19, and this shop contains PostgreSQL 18/,
    );
    writeFileSync(version, made);
  });

  test('says what to do with damaged data', async () => {
    const control = path.join(dataFolder, 'cluster', 'global', 'pg_control');
    const whole = readFileSync(control);
    writeFileSync(control, 'scribble');
    await expect(startDatabase({ dataFolder })).rejects.toThrow(
      /does not start \(.+\): read .+server\.log, or .+npm run reset/,
    );
    writeFileSync(control, whole);
    rmSync(path.join(dataFolder, 'password'));
    await expect(startDatabase({ dataFolder })).rejects.toThrow(/password file is missing.+npm run reset/);
  });

  test('says what to do with a path that can’t be a folder', async () => {
    writeFileSync(path.join(scratch, 'file'), '');
    await expect(startDatabase({ dataFolder: path.join(scratch, 'file', 'data') })).rejects.toThrow(
      /^The database folder .+\/file\/data can't be used: .+\/file is a file\. Set SHOP_DATA to a folder that can be written to\.$/,
    );
    if (process.platform !== 'linux') return;
    await expect(startDatabase({ dataFolder: '/proc/none/postgres' })).rejects.toThrow(
      /nothing can be made in \/proc\./,
    );
  });

  // PostgreSQL runs as another account only when Node runs as root.
  if (asRoot) {
    test('stores the data in another folder if PostgreSQL’s account can’t enter the data folder, and reports that', async () => {
      const closed = path.join(scratch, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const announced: string[] = [];
      const start = () =>
        startDatabase({ dataFolder: path.join(closed, 'data'), announce: (sentence) => announced.push(sentence) });
      const first = await start();
      await ask(first.url, 'create table kept (word text)');
      await first.stop();
      expect(announced[0]).toMatch(/can't enter .+, so the data is kept in \/var\/tmp\/festival-shop-/);
      const second = await start();
      expect(await ask(second.url, 'select * from kept')).toEqual([]);
      await second.stop();
      // Empties the data folder, as `npm run reset` does: the folder in /var/tmp is then emptied too.
      const elsewhere = readFileSync(path.join(closed, 'data', 'elsewhere'), 'utf8');
      rmSync(path.join(closed, 'data'), { recursive: true });
      const third = await start();
      await expect(ask(third.url, 'select * from kept')).rejects.toThrow(/does not exist/);
      await third.stop();
      // A folder in /var/tmp whose data folder was deleted is removed when the next one is created.
      rmSync(path.join(closed, 'data'), { recursive: true });
      const other = await startDatabase({ dataFolder: path.join(closed, 'other') });
      await other.stop();
      expect(existsSync(elsewhere)).toBe(false);
      rmSync(readFileSync(path.join(closed, 'other', 'elsewhere'), 'utf8'), { recursive: true });
    });
  }
});
