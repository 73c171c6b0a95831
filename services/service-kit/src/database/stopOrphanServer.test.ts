import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopOrphanServer } from './stopOrphanServer.ts';

const cluster = mkdtempSync(path.join(tmpdir(), 'orphan-'));
const pidFile = path.join(cluster, 'postmaster.pid');
afterAll(() => rmSync(cluster, { recursive: true }));

const rest = [cluster, '1800000000', '5432', '/tmp', '', '  1234   5678', 'ready', ''].join('\n');

test('a server that still runs on this cluster is stopped, and a message reports it', async () => {
  const left = spawn('sleep', ['60'], { argv0: `postgres -D ${cluster}` });
  await once(left, 'spawn');
  writeFileSync(pidFile, `${left.pid}\n${rest}`);
  const ended = once(left, 'exit');
  expect(await stopOrphanServer(cluster)).toMatch(/left over from an earlier start \(process \d+\) was stopped/);
  expect((await ended)[1]).toBe('SIGINT');
});

test('if another program has the recorded process id, only the id is removed, so that PostgreSQL still checks its data', async () => {
  writeFileSync(pidFile, `${process.pid}\n${rest}`);
  expect(await stopOrphanServer(cluster)).toBeNull();
  const [pid, ...lines] = readFileSync(pidFile, 'utf8').split('\n');
  expect(Number(pid)).not.toBe(process.pid);
  expect(lines.join('\n')).toBe(rest);
});

test('without a pid file nothing is stopped', async () => {
  rmSync(pidFile);
  expect(await stopOrphanServer(cluster)).toBeNull();
});
