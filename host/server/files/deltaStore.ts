import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { singleFlight } from '../caching/singleFlight.ts';
import { makeDelta } from './makeDelta.ts';

export interface Pair {
  /** The path of the file that is asked for; files never change. */
  file: string;
  /** The path of the one that the browser should have. */
  dictionary: string;
  /** SHA-256 of the one that it has, as Base64. */
  sha256: string;
}

/** Deltas between public files, each made once and kept in memory. */
export interface DeltaStore {
  /**
   * What makes the file from the dictionary. Undefined where the file is better sent as it was published: the browser has another dictionary, the
   * delta is not small or not there in time, or too much is asked of this server. `find` is asked for the paths.
   */
  of(find: () => Promise<Pair | undefined>): Promise<Buffer | undefined>;
}

interface DeltaOptions {
  /** The most memory of all deltas. */
  mostBytes?: number;
  /** Milliseconds of compressing in each minute. */
  mostWork?: number;
  /** So many may wait for those before them. */
  mostWaiting?: number;
  /** Milliseconds that a browser waits for a delta that is made. */
  patience?: number;
  now?: () => number;
  /** Hears why one was not made. */
  onError: (error: unknown) => void;
}

/** Larger files are sent as they are: compressing takes up to four times as much memory. */
const mostFileBytes = 2 * 1024 * 1024;
/** A larger share of the file would hardly be smaller than its Brotli variant. */
const mostShare = 1 / 4;
/** Remembered in place of a delta that is not sent. */
const notSent = '';
/** An entry with its key and record. */
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

  /** One after the other, so that all of them together use one thread. */
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
