import type { RenderProcess } from './renderProcess.ts';
import type { ServerFile } from './renderRequest.ts';

/** The processes that render the pages of one brand only: a fault in one affects only that brand. */
export interface BrandProcesses {
  /** Returns a process once one is free, in the order of the calls. @throws if none can be started, and the signal's reason if it is aborted meanwhile. */
  take(signal?: AbortSignal): Promise<RenderProcess>;
  /** Gives a process back; a process that has lost a page is ended. */
  giveBack(process: RenderProcess, isLost: boolean): void;
  /** Starts a process if none is running, and runs these files in all current and future processes. */
  warm(files: readonly ServerFile[]): Promise<void>;
  /** Ends an idle process; false if there is none. */
  endIdle(): boolean;
  /** The number of processes, including starting ones. */
  count(): number;
  close(): Promise<void>;
}

interface BrandOptions {
  start: () => Promise<RenderProcess>;
  /** The maximum number of processes of the brand. */
  most: number;
  /** Milliseconds after which a free process is ended if there is another one. */
  spareFor?: number;
}

type Waiting = PromiseWithResolvers<RenderProcess>;

export function brandProcesses({ start, most, spareFor = 60_000 }: BrandOptions): BrandProcesses {
  const all = new Set<RenderProcess>();
  const free: RenderProcess[] = [];
  const waiting = new Set<Waiting>();
  let files: readonly ServerFile[] = [];
  let starting = 0;
  let isClosed = false;

  const isRoom = () => !isClosed && all.size + starting < most;

  function refuseAll(error: unknown): void {
    for (const { reject } of waiting) reject(error);
    waiting.clear();
  }

  function hand(process: RenderProcess): void {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next.resolve(process);
    } else free.push(process);
    if (free.length > 1) setTimeout(() => free.length > 1 && free.shift()?.end(), spareFor).unref();
  }

  function forget(process: RenderProcess): void {
    all.delete(process);
    const index = free.indexOf(process);
    if (index >= 0) free.splice(index, 1);
    if (waiting.size > 0 && isRoom()) void grow();
  }

  async function grow(): Promise<void> {
    starting += 1;
    try {
      const process = await start();
      all.add(process);
      void process.ended.then(() => forget(process));
      if (isClosed) return process.end();
      await process.warm(files);
      hand(process);
    } catch (error) {
      // Otherwise the running processes serve the waiting pages.
      if (all.size === 0) refuseAll(error);
    } finally {
      starting -= 1;
    }
  }

  return {
    async take(signal) {
      signal?.throwIfAborted();
      const known = free.pop();
      if (known) return known;
      const next = Promise.withResolvers<RenderProcess>();
      const leave = () => {
        waiting.delete(next);
        next.reject(signal?.reason);
      };
      waiting.add(next);
      signal?.addEventListener('abort', leave, { once: true });
      if (isRoom()) void grow();
      try {
        return await next.promise;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
    giveBack(process, isLost) {
      if (isLost) process.end();
      else if (all.has(process)) hand(process);
    },
    async warm(given) {
      files = given;
      if (all.size + starting === 0) return grow();
      // A process that ends meanwhile is replaced by one that runs the files first.
      await Promise.allSettled([...all].map((process) => process.warm(files)));
    },
    endIdle() {
      const process = free.shift();
      process?.end();
      return process !== undefined;
    },
    count: () => all.size + starting,
    async close() {
      isClosed = true;
      for (const process of all) process.end();
      refuseAll(new Error('the pool is closed'));
      await Promise.all([...all].map(({ ended }) => ended));
    },
  };
}
