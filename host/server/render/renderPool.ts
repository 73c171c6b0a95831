import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina';
import type { RenderedPage, RenderRequest, ServerFile } from './renderRequest.ts';

/** A render request without the parts that the pool adds. */
export type RenderOrder = Omit<RenderRequest, 'apiPort' | 'skeletonsOnly' | 'moduleTimeLimit' | 'build'>;

export interface RenderPool {
  /**
   * Renders a page in a worker. If that fails or takes too long, the worker is ended and another renders the page with
   * skeletons in its remote slots.
   * @throws when the shell itself cannot be rendered.
   */
  render(order: RenderOrder, serveApi: (port: MessagePort) => void): Promise<RenderedPage>;
  /** Starts the workers and runs these server files in each, before pages need them. */
  warm(files: readonly ServerFile[]): Promise<void>;
  close(): Promise<void>;
}

interface PoolOptions {
  /** The folder of the workers' build. */
  build: string;
  /** Milliseconds that a remote slot may wait for its data. */
  moduleTimeLimit?: number;
  /** Milliseconds for a whole page; then its worker counts as stuck. */
  pageTimeLimit?: number;
  onStuck: (url: string, error: unknown) => void;
}

/** Milliseconds to start all workers and run remotes' files in them. */
const warmTimeLimit = 15_000;

/** A pool of workers that render pages. They get no environment but NODE_ENV, because they run the remotes' code. */
export function renderPool({ build, moduleTimeLimit = 300, pageTimeLimit = 2_000, onStuck }: PoolOptions): RenderPool {
  const threads = Math.max(2, Math.min(8, availableParallelism()));
  const pool = new Piscina({
    filename: join(build, 'render.cjs'),
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

  async function run(order: RenderOrder, skeletonsOnly: boolean, serveApi: (port: MessagePort) => void) {
    const { port1, port2 } = new MessageChannel();
    serveApi(port1);
    const value = { ...order, build, moduleTimeLimit, skeletonsOnly, apiPort: port2 };
    try {
      const signal = AbortSignal.timeout(pageTimeLimit);
      const task = move({ [transferableSymbol]: port2, [valueSymbol]: value });
      const rendered: RenderedPage = await pool.run(task, { name: 'renderPage', signal });
      return rendered;
    } finally {
      port1.close();
    }
  }

  return {
    async render(order, serveApi) {
      try {
        return await run(order, false, serveApi);
      } catch (error) {
        onStuck(order.url, error);
        return await run(order, true, serveApi);
      }
    },
    async warm(files) {
      const signal = AbortSignal.timeout(warmTimeLimit);
      await Promise.all(Array.from({ length: threads }, () => pool.run(files, { name: 'warmRemotes', signal })));
    },
    close: () => pool.close({ force: true }),
  };
}
