import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { singleFlight } from '../caching/singleFlight.ts';
import { makeDelta } from './makeDelta.ts';

export interface Pair {
  /** The path of the requested file; files never change. */
  file: string;
  /** The path of the file that the browser should have. */
  dictionary: string;
  /** The SHA-256, in Base64, of the file that the browser has. */
  sha256: string;
}

/** Deltas between public files, each made once and kept in memory. */
export interface DeltaStore {
  /**
   * The delta from the dictionary to the file. Undefined if the published file should be sent: the browser has another dictionary, the delta is not
   * small enough or not ready in time, or a limit of this server is reached. `find` returns the paths.
   */
  of(find: () => Promise<Pair | undefined>): Promise<Buffer | undefined>;
}

interface DeltaOptions {
  /** The most memory of all deltas. */
  mostBytes?: number;
  /** The maximum milliseconds of compression in each minute. */
  mostWork?: number;
  /** The maximum number of deltas that wait. */
  mostWaiting?: number;
  /** The maximum milliseconds for which a browser waits for a delta. */
  patience?: number;
  now?: () => number;
  /** Called with the reason if a delta could not be made. */
  onError: (error: unknown) => void;
}

/** Larger files are sent unchanged: compression takes up to four times as much memory. */
const mostFileBytes = 2 * 1024 * 1024;
/** Above this share of the file a delta would hardly be smaller than the file's Brotli variant. */
const mostShare = 1 / 4;
/** Stored in place of a delta that should not be sent. */
const notSent = '';
/** The bytes of an entry, including its key and record. */
const bytesOf = ({ length }: Buffer | string) => length + 500;

export function deltaStore({
  mostBytes = 16 * 1024 * 1024,
  mostWork = 3_000,
  mostWaiting = 100,
  patience = 1_000,
  now = () => performance.now(),
  onError,
}: DeltaOptions): DeltaStore {
  const deltas = new LRUCache<string, Buffer | typeof notSent>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  const hashes = new LRUCache<string, string>({ maxSize: 1024 * 1024, sizeCalculation: bytesOf });
  let minute = { began: now(), work: 0 };
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const hashOf = singleFlight(
    (path: string) => path,
    async (path) => {
      const known = hashes.get(path);
      if (known !== undefined) return known;
      const { size } = await stat(path);
      const hash =
        size > mostFileBytes
          ? ''
          : createHash('sha256')
              .update(await readFile(path))
              .digest('base64');
      hashes.set(path, hash);
      return hash;
    },
  );

  function mayWork(): boolean {
    if (now() - minute.began >= 60_000) minute = { began: now(), work: 0 };
    return minute.work < mostWork;
  }

  async function measured({ file, dictionary }: Pair): Promise<Buffer | typeof notSent> {
    const began = now();
    try {
      if ((await stat(file)).size > mostFileBytes) return notSent;
      const [target, base] = await Promise.all([readFile(file), readFile(dictionary)]);
      const delta = await makeDelta(target, base).catch(onError);
      return delta && delta.length < target.length * mostShare ? delta : notSent;
    } finally {
      minute.work += now() - began;
    }
  }

  /** Deltas are made one after the other, so that they use only one thread. */
  const make = singleFlight(
    ({ file, sha256 }: Pair) => `${sha256} ${file}`,
    async (pair) => {
      if (waiting >= mostWaiting || !mayWork()) return undefined;
      waiting += 1;
      const before = last;
      const made = (async () => {
        await before;
        return mayWork() ? measured(pair) : undefined;
      })();
      last = made.catch(() => {});
      try {
        const delta = await made;
        if (delta !== undefined) deltas.set(`${pair.sha256} ${pair.file}`, delta);
        return delta;
      } finally {
        waiting -= 1;
      }
    },
  );

  async function find(search: () => Promise<Pair | undefined>): Promise<Buffer | undefined> {
    try {
      const pair = await search();
      if (!pair || (await hashOf(pair.dictionary)) !== pair.sha256) return undefined;
      const known = deltas.get(`${pair.sha256} ${pair.file}`);
      const delta = known ?? (await make(pair));
      return delta === notSent ? undefined : delta;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error);
      return undefined;
    }
  }

  return {
    async of(search) {
      const late = new AbortController();
      const found = await Promise.race([
        find(search),
        delay(patience, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
      return found;
    },
  };
}
