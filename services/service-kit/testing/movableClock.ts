import { chmodSync, existsSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A clock that a test can move forward. It applies to every process that gets its environment variables. */
export type MovableClock = {
  environment: Record<string, string>;
  /** How far the clock is ahead, in seconds. */
  ahead: () => number;
  /** Moves it forward for all processes at once, like a correction of a machine's clock. */
  forward: (seconds: number) => void;
  remove: () => void;
};

const library = ['/usr/lib/*/faketime/libfaketime.so.1', '/usr/local/lib/faketime/libfaketime.so.1']
  .flatMap((pattern) => globSync(pattern))
  .find((file) => existsSync(file));

/**
 * A clock by libfaketime, which the system's package `faketime` contains; null without it. It changes the date that
 * programs read. Their timers and timeouts are not affected, since they use the monotonic clock.
 */
export function movableClock(): MovableClock | null {
  if (!library) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
  // PostgreSQL's account reads it too.
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'clock');
  let seconds = 0;
  const write = () => {
    writeFileSync(`${file}.part`, `+${seconds}\n`, { mode: 0o644 });
    renameSync(`${file}.part`, file);
  };
  write();
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // The library's shared memory would belong to the account of the first program, and PostgreSQL's account is a
      // different one.
      FAKETIME_DISABLE_SHM: '1',
    },
    ahead: () => seconds,
    forward: (more) => {
      seconds += more;
      write();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
