import { closeSync, existsSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

export interface LogLimits {
  /** A file that would grow larger is rotated to `….1`, and the former `….1` to `….2`. */
  maxBytes: number;
  /** How many rotated files are kept. */
  kept: number;
}

export interface LogFile {
  write(lines: Buffer): void;
  close(): void;
}

/**
 * Rotates a log: `….1` becomes `….2` and so on, the oldest is deleted; then `setAside` moves or copies the log itself
 * to `….1`.
 */
export const shiftLogs = (file: string, kept: number, setAside: (from: string, to: string) => void): void => {
  for (let nr = kept - 1; nr > 0; nr -= 1) {
    if (existsSync(`${file}.${nr}`)) renameSync(`${file}.${nr}`, `${file}.${nr + 1}`);
  }
  setAside(file, `${file}.1`);
};

/**
 * A log that only this account can read and that never exceeds its limits. It appends to the log of earlier starts.
 * Lines that can't be written, for example on a full disk, are counted and reported by a line once there is space;
 * logging never blocks.
 */
export const logFile = (file: string, { maxBytes, kept }: LogLimits): LogFile => {
  let log = opened(file);
  let lost = 0;
  const write = (lines: Buffer): void => {
    try {
      if (log.size > 0 && log.size + lines.length > maxBytes) {
        shiftLogs(file, kept, renameSync);
        closeSync(log.descriptor);
        log = opened(file);
      }
      if (lost > 0) {
        const report = { level: 40, time: Date.now(), msg: `${lost} lines of this log could not be written` };
        writeSync(log.descriptor, `${JSON.stringify(report)}\n`);
        lost = 0;
      }
      log.size += writeSync(log.descriptor, lines);
    } catch {
      lost += 1;
    }
  };
  return { write, close: () => closeSync(log.descriptor) };
};

const opened = (file: string): { descriptor: number; size: number } => {
  const descriptor = openSync(file, 'a', 0o600);
  // A file of an earlier release may be readable by all.
  fchmodSync(descriptor, 0o600);
  return { descriptor, size: fstatSync(descriptor).size };
};
