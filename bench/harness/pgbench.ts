import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { percentile, type Rate } from './rate.ts';

const run = promisify(execFile);

/** Plans are cached as on the shop's own connections (shopPool). */
const env = { ...process.env, PGOPTIONS: '-c plan_cache_mode=force_generic_plan' };

type Bench = {
  databaseUrl: string;
  /** Our own SQL, or a script built into pgbench. */
  script: { sql: string } | { builtin: 'tpcb-like' };
  clients: number;
  seconds: number;
};

/** Runs PostgreSQL's own benchmark. @throws with a sentence if pgbench is not installed. */
export async function pgbench({ databaseUrl, script, clients, seconds }: Bench): Promise<Rate> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbench-'));
  const file = path.join(folder, 'script.sql');
  if ('sql' in script) writeFileSync(file, script.sql);
  const what = 'sql' in script ? ['-f', file] : ['-b', script.builtin];
  const log = ['-l', '--log-prefix', path.join(folder, 'log')];
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  try {
    const stdout = await pgbenchCall([...load, ...what, ...log, databaseUrl]);
    return { perSecond: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]), p99: percentile(transactionTimes(folder), 0.99) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Creates the tables of pgbench's own scripts: 100,000 accounts for each unit of `scale`. */
export async function preparePgbench(databaseUrl: string, scale: number): Promise<void> {
  await pgbenchCall(['-i', '-q', '-s', String(scale), databaseUrl]);
}

async function pgbenchCall(options: string[]): Promise<string> {
  try {
    return (await run(process.env.PGBENCH ?? 'pgbench', options, { env })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string; stderr?: string };
    if (code !== 'ENOENT') throw new Error(stderr.split('\n')[0]);
    throw new Error(
      'pgbench is not installed. It comes with PostgreSQL (Debian: postgresql-contrib); set PGBENCH to its path.',
    );
  }
}

/** In milliseconds; pgbench logs microseconds in the third field, one file for each of its threads. */
function transactionTimes(folder: string): number[] {
  const logs = readdirSync(folder).filter((name) => name.startsWith('log'));
  return logs.flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1000),
  );
}
