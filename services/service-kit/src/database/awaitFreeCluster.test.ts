import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { awaitFreeCluster } from './awaitFreeCluster.ts';

const cluster = mkdtempSync(path.join(tmpdir(), 'cluster-'));
const pidFile = path.join(cluster, 'postmaster.pid');
afterAll(() => rmSync(cluster, { recursive: true }));

const rest = [cluster, '1800000000', '5432', '/tmp', '', '  1234   5678', 'ready', ''].join('\n');

test('a start waits for a server that is ending, and refuses a cluster whose server keeps running', async () => {
  await awaitFreeCluster(cluster);
  const server = spawn('sleep', ['60'], { argv0: `postgres -D ${cluster}` });
  await once(server, 'spawn');
  writeFileSync(pidFile, `${server.pid}\n${rest}`);
  await expect(awaitFreeCluster(cluster, 0)).rejects.toThrow(
    /in use by a running shop \(its PostgreSQL is process \d+\)/,
  );
  const free = awaitFreeCluster(cluster);
  server.kill();
  await free;
});

test('if another program has the recorded process id, only the id is removed, so that PostgreSQL still checks its data', async () => {
  writeFileSync(pidFile, `${process.pid}\n${rest}`);
  await awaitFreeCluster(cluster);
  const [pid, ...lines] = readFileSync(pidFile, 'utf8').split('\n');
  expect(Number(pid)).not.toBe(process.pid);
  expect(lines.join('\n')).toBe(rest);
});
