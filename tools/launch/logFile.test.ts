import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFile } from './logFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const line = (nr: number) => Buffer.from(`line ${String(nr).padStart(4, '0')}\n`);
const sizeOf = (name: string) => statSync(join(folder, name)).size;

test('a log never exceeds its limits, keeps the latest lines, and is readable by this account only', () => {
  const log = logFile(join(folder, 'host.log'), { maxBytes: 100, kept: 2 });
  for (let nr = 1; nr <= 100; nr += 1) log.write(line(nr));
  log.close();
  expect(readdirSync(folder).sort()).toEqual(['host.log', 'host.log.1', 'host.log.2']);
  for (const name of readdirSync(folder)) {
    expect(sizeOf(name)).toBeLessThanOrEqual(100);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
  const all = ['host.log.2', 'host.log.1', 'host.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  expect(all.trim().split('\n')).toEqual(
    Array.from({ length: 30 }, (_, nr) => `line ${String(nr + 71).padStart(4, '0')}`),
  );
});

test('the next start appends to the same log, and restricts a log that was readable by all', () => {
  const file = join(folder, 'host.log');
  writeFileSync(file, 'of an earlier start\n');
  chmodSync(file, 0o644);
  const log = logFile(file, { maxBytes: 1000, kept: 2 });
  log.write(line(1));
  log.close();
  expect(readFileSync(file, 'utf8')).toBe('of an earlier start\nline 0001\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

// Only root may mount a small disk.
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
(isRoot ? test : test.skip)('a full disk stops nobody: lines are lost, and counted once there is room', () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', folder]);
  try {
    const log = logFile(join(folder, 'host.log'), { maxBytes: 1_000_000, kept: 2 });
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(56 * 1024));
    for (let nr = 0; nr < 10; nr += 1) log.write(Buffer.alloc(4096, 'x'));
    rmSync(filler);
    log.write(line(1));
    log.close();
    expect(readFileSync(join(folder, 'host.log'), 'utf8')).toMatch(
      /\d+ lines of this log could not be written"}\nline 0001\n$/,
    );
  } finally {
    execFileSync('umount', [folder]);
  }
});
