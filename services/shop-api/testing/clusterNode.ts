import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { queryOnce } from './queryOnce.ts';

/** A node of a cluster on this machine, which can be killed and started again. */
export type ClusterNode = { kill: () => Promise<void>; start: () => Promise<void> };

const run = promisify(execFile);
/** The processes of a killed server take a short time to end, and prevent the next start until then. */
const attempts = 60;

/** The node at this address, whose account is a superuser. Throws if it runs on another machine. */
export async function clusterNode(url: string): Promise<ClusterNode> {
  const [place] = await queryOnce(url)<{ folder: string; programs: string }>(
    `select current_setting('data_directory') as folder, (select setting from pg_config where name = 'BINDIR') as programs`,
  );
  const owner = statSync(place?.folder ?? '', { throwIfNoEntry: false });
  if (!place || !owner)
    throw new Error(`${new URL(url).host} is on another machine: kills need a cluster on this one.`);
  const { folder, programs } = place;
  const pidFile = path.join(folder, 'postmaster.pid');
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {};
  // HOME must be a folder of the same account. Nodes read certificates there; with the certificates of another account
  // they could not connect to each other.
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' };
  const control = (...args: string[]) =>
    run(path.join(programs, 'pg_ctl'), ['-D', folder, '-l', `${folder}.log`, '-w', ...args], {
      ...account,
      env,
      cwd: '/',
    });
  return {
    kill: async () => {
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
      // It still responds until the system has ended it.
      while (await answers(url)) await wait(20);
    },
    start: async () => {
      for (let attempt = 1; ; attempt += 1) {
        const started = await control('start').catch((error: Error) => error);
        if (!(started instanceof Error)) return;
        if (attempt === attempts) throw started;
        await wait(250);
      }
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  queryOnce(url)('select 1').then(
    () => true,
    () => false,
  );
