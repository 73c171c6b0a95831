import { availableParallelism } from 'node:os';
import { type Turns, turns } from '@festival/service-kit/jobs/turns';
import { splitModuleName } from '../../src/remotes/slot/splitModuleName.ts';
import { type BrandProcesses, brandProcesses } from './brandProcesses.ts';
import { type HangingModule, hangingModules } from './hangingModules.ts';
import { type ApiEnd, PageLost, type RenderProcess, startRenderProcess } from './renderProcess.ts';
import type { PageWays, RenderedPage, RenderRequest, ServerFile } from './renderRequest.ts';

/** A render request without the parts that the pool adds. */
export type RenderOrder = Omit<
  RenderRequest,
  keyof PageWays | 'skeletonsOnly' | 'skippedModules' | 'moduleTimeLimit' | 'build'
>;

export interface RenderPool {
  /**
   * Renders a page in a process of its brand. If rendering takes too long, the process is ended, and another one renders the page with skeletons in
   * its remote slots. If the process crashes, another one first tries the whole page once more. A page whose signal is aborted while it waits is not
   * rendered. @throws NoTurn if no process of the brand is free in time, the signal's reason if it is aborted, the error of a shell that can't be
   * rendered.
   */
  render(order: RenderOrder, serveApi: (end: ApiEnd) => void, signal?: AbortSignal): Promise<RenderedPage>;
  /** Starts a process of the brand and runs these server files in all of its processes, before pages need them. */
  warm(brand: string, files: readonly ServerFile[]): Promise<void>;
  /** The number of pages that all processes together can make in a second, measured by the latest pages. */
  pagesPerSecond(): number;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The folder of the build that the processes run. */
  build: string;
  /** The folders of the remotes' files. A process may only read these and its build. */
  readable?: readonly string[];
  /**
   * The number of pages that are rendered at the same time, and the maximum number of processes of a brand; by default the number of cores, 2 to 8.
   */
  workers?: number;
  /** The number of processes of all brands above which idle ones are ended for new ones. */
  mostProcesses?: number;
  /** Milliseconds that a remote slot may wait for its data. */
  moduleTimeLimit?: number;
  /** Milliseconds for a whole page from the start of its rendering; after that it counts as stuck. */
  pageTimeLimit?: number;
  /** The maximum number of a brand's pages that wait for a process. */
  mostWaiting?: number;
  /** Milliseconds that a page may wait for a process of its brand. */
  waitLimit?: number;
  onStuck: (url: string, error: unknown) => void;
  /** Called with each page that was lost while a module's code ran. */
  onLost?: (lost: HangingModule) => void;
  /** Called when a module is skipped from now on. */
  onSkip?: (skipped: HangingModule & { pause: number }) => void;
}

/** The assumed milliseconds of a page, before one is rendered. */
const firstGuess = 50;

/** Milliseconds after which a page that is still being rendered gives its turn to another brand, so that a stuck page only delays its own brand. */
const fairShare = 250;

/** Milliseconds that a page with a process waits for its turn among the brands; every turn ends after `fairShare`. */
const turnLimit = 15_000;

const brandOf = ({ brand }: RenderOrder): string => brand?.id ?? '';

type Brand = { queue: Turns; processes: BrandProcesses };

/** The brands' processes, which are started and ended as pages need them. */
function brandsOf({
  build,
  readable = [],
  mostWaiting = 256,
  waitLimit = 1_000,
  ...options
}: Required<Pick<PoolOptions, 'workers' | 'mostProcesses'>> & PoolOptions) {
  const { workers, mostProcesses } = options;
  const brands = new Map<string, Brand>();

  /** If there are too many processes, ends an idle one of the brand that has had no page for longest. */
  function makeRoom(): void {
    const count = brands.values().reduce((sum, { processes }) => sum + processes.count(), 0);
    if (count > mostProcesses) brands.values().some(({ processes }) => processes.endIdle());
  }

  function start(): Promise<RenderProcess> {
    makeRoom();
    return startRenderProcess({ build, readable });
  }

  return {
    of(name: string): Brand {
      const brand = brands.get(name) ?? {
        queue: turns({ atOnce: workers, mostWaiting, waitLimit }),
        processes: brandProcesses({ start, most: workers }),
      };
      // Brands are sorted by the time of their latest page.
      brands.delete(name);
      brands.set(name, brand);
      return brand;
    },
    all: () => [...brands.values()],
  };
}

/**
 * The processes that render pages. Each brand has its own, because they run the remotes' code: a fault, a block or a lack of memory affects
 * only that brand [FED-05]. `startRenderProcess` limits them.
 */
export function renderPool(options: PoolOptions): RenderPool {
  const { workers = Math.max(2, Math.min(8, availableParallelism())), mostProcesses = 32 } = options;
  const {
    build,
    moduleTimeLimit = 300,
    pageTimeLimit = 2_000,
    onStuck,
    onSkip = () => {},
    onLost = () => {},
  } = options;
  const brands = brandsOf({ ...options, workers, mostProcesses });
  const fair = turns({ atOnce: workers, mostWaiting: Number.POSITIVE_INFINITY, waitLimit: turnLimit });
  const hanging = hangingModules({ onSkip });
  let meanRun = firstGuess;

  /** Counts a lost page against the module that caused it. Returns whether the page's process can no longer be used. */
  function noteLost(order: RenderOrder, error: unknown): boolean {
    if (!(error instanceof PageLost)) return false;
    const { module } = error;
    const version = module && order.files[splitModuleName(module).remote]?.version;
    if (!version) return true;
    const lost = { brand: brandOf(order), module, version };
    hanging.count(lost);
    onLost(lost);
    return true;
  }

  async function run(order: RenderOrder, skeletonsOnly: boolean, serveApi: (end: ApiEnd) => void) {
    const { processes } = brands.of(brandOf(order));
    const process = await processes.take();
    let isUseless = false;
    try {
      const skippedModules = hanging.skipped(brandOf(order), order.files);
      const request = { ...order, build, moduleTimeLimit, skeletonsOnly, skippedModules };
      return await inTurn(() => process.render(request, serveApi, pageTimeLimit));
    } catch (error) {
      isUseless = noteLost(order, error);
      throw error;
    } finally {
      processes.giveBack(process, isUseless);
    }
  }

  /** Renders the page when it is its turn among all brands. */
  async function inTurn(render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const endTurn = await fair.take();
    const overdue = setTimeout(endTurn, fairShare);
    const began = performance.now();
    try {
      const rendered = await render();
      meanRun += (performance.now() - began - meanRun) / 20;
      return rendered;
    } finally {
      clearTimeout(overdue);
      endTurn();
    }
  }

  async function attempt(order: RenderOrder, serveApi: (end: ApiEnd) => void): Promise<RenderedPage> {
    const failed = (error: unknown) => {
      onStuck(order.url, error);
      return error instanceof PageLost && error.how === 'ended';
    };
    try {
      return await run(order, false, serveApi);
    } catch (error) {
      // Another page may have caused the end of the process.
      if (!failed(error)) return run(order, true, serveApi);
    }
    return run(order, false, serveApi).catch((error) => {
      failed(error);
      return run(order, true, serveApi);
    });
  }

  return {
    async render(order, serveApi, signal) {
      const giveBack = await brands.of(brandOf(order)).queue.take(signal);
      try {
        return await attempt(order, serveApi);
      } finally {
        giveBack();
      }
    },
    warm: (brand, files) => brands.of(brand).processes.warm(files),
    pagesPerSecond: () => (workers * 1_000) / meanRun,
    close: async () => void (await Promise.all(brands.all().map(({ processes }) => processes.close()))),
  };
}
