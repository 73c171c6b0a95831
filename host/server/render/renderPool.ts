import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { turns } from '@festival/shop-api/platform/jobs/turns';
import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina';
import { packed } from './packedRequest.ts';
import type { RenderedPage, RenderRequest, ServerFile } from './renderRequest.ts';
import { runClock } from './runClock.ts';

/** A render request without the parts that the pool adds. */
export type RenderOrder = Omit<RenderRequest, 'apiPort' | 'skeletonsOnly' | 'moduleTimeLimit' | 'build' | 'began'>;

export interface RenderPool {
  /**
   * Renders a page in a worker. If that fails or takes too long, the worker is ended and another renders the page with
   * skeletons in its remote slots. A page whose signal is aborted while it waits is not rendered.
   * @throws NoTurn when no worker is free in time, the signal's reason when it is aborted, the error of a shell that
   * cannot be rendered.
   */
  render(order: RenderOrder, serveApi: (port: MessagePort) => void, signal?: AbortSignal): Promise<RenderedPage>;
  /** Starts the workers and runs these server files in each, before pages need them. */
  warm(files: readonly ServerFile[]): Promise<void>;
  /** Pages that the workers can make in a second, by the latest ones. */
  pagesPerSecond(): number;
  close(): Promise<void>;
}

interface PoolOptions {
  /** The folder of the workers' build. */
  build: string;
  /** How many workers; by default as many as cores, 2 to 8. */
  workers?: number;
  /** Milliseconds that a remote slot may wait for its data. */
  moduleTimeLimit?: number;
  /** Milliseconds for a whole page from when a worker begins; then its worker counts as stuck. */
  pageTimeLimit?: number;
  /** How many pages may wait for a worker. */
  mostWaiting?: number;
  /** Milliseconds that a page may wait for a worker. */
  waitLimit?: number;
  onStuck: (url: string, error: unknown) => void;
}

/** Milliseconds to start all workers and run remotes' files in them. */
const warmTimeLimit = 15_000;

/** The assumed milliseconds of a page, before one is rendered. */
const firstGuess = 50;

/** A pool of workers that render pages. They get no environment but NODE_ENV, because they run the remotes' code. */
export function renderPool({
  build,
  workers = Math.max(2, Math.min(8, availableParallelism())),
  moduleTimeLimit = 300,
  pageTimeLimit = 2_000,
  mostWaiting = 256,
  waitLimit = 1_000,
  onStuck,
}: PoolOptions): RenderPool {
  const pool = new Piscina({
    filename: join(build, 'render.cjs'),
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    minThreads: workers,
    maxThreads: workers,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const queue = turns({ atOnce: workers, mostWaiting, waitLimit });
  let meanRun = firstGuess;

  async function run(order: RenderOrder, skeletonsOnly: boolean, serveApi: (port: MessagePort) => void) {
    const { port1, port2 } = new MessageChannel();
    serveApi(port1);
    const clock = runClock(pageTimeLimit);
    const value = packed({ ...order, build, moduleTimeLimit, skeletonsOnly, apiPort: port2, began: clock.began });
    try {
      const task = move({ [transferableSymbol]: port2, [valueSymbol]: value });
      const rendered: RenderedPage = await pool.run(task, { name: 'renderPage', signal: clock.signal });
      return rendered;
    } finally {
      const took = clock.stop();
      if (took !== undefined) meanRun += (took - meanRun) / 20;
      port1.close();
    }
  }

  return {
    async render(order, serveApi, signal) {
      const giveBack = await queue.take(signal);
      try {
        return await run(order, false, serveApi);
      } catch (error) {
        onStuck(order.url, error);
        return await run(order, true, serveApi);
      } finally {
        giveBack();
      }
    },
    async warm(files) {
      const signal = AbortSignal.timeout(warmTimeLimit);
      await Promise.all(Array.from({ length: workers }, () => pool.run(files, { name: 'warmRemotes', signal })));
    },
    pagesPerSecond: () => (workers * 1_000) / meanRun,
    close: () => pool.close({ force: true }),
  };
}
