import { availableParallelism } from 'node:os';
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
   * rendered. @throws the signal's reason if it is aborted, the error of a shell that can't be rendered.
   */
  render(order: RenderOrder, serveApi: (end: ApiEnd) => void, signal?: AbortSignal): Promise<RenderedPage>;
  /** Starts a process of the brand and runs these server files in all of its processes, before pages need them. */
  warm(brand: string, files: readonly ServerFile[]): Promise<void>;
  /** The number of pages that the processes of a brand can make in a second, measured by its latest pages. */
  pagesPerSecond(brand: string): number;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The folder of the build that the processes run. */
  build: string;
  /** The folders of the remotes' files. A process may only read these and its build. */
  readable?: readonly string[];
  /** The maximum number of processes of a brand; by default the number of cores, 2 to 8. */
  workers?: number;
  /** The number of processes of all brands above which idle ones are ended for new ones. */
  mostProcesses?: number;
  /** Milliseconds that a remote slot may wait for its data. */
  moduleTimeLimit?: number;
  /** Milliseconds for a whole page from the start of its rendering; after that it counts as stuck. */
  pageTimeLimit?: number;
  onStuck: (url: string, error: unknown) => void;
  /** Called with each page that was lost while a module's code ran. */
  onLost?: (lost: HangingModule) => void;
  /** Called when a module is skipped from now on. */
  onSkip?: (skipped: HangingModule & { pause: number }) => void;
}

/** The assumed milliseconds of a page, before one is rendered. */
const firstGuess = 50;

const brandOf = ({ brand }: RenderOrder): string => brand?.id ?? '';

/** A page to render, while its visitor waits. */
type Rendering = { order: RenderOrder; serveApi: (end: ApiEnd) => void; signal: AbortSignal | undefined };

/** The processes of a brand, and the milliseconds of its pages, averaged over the latest ones. */
type Brand = { processes: BrandProcesses; meanRun: number };

/** The brands' processes, which are started and ended as pages need them. */
function brandsOf({
  build,
  readable = [],
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
        processes: brandProcesses({ start, most: workers }),
        meanRun: firstGuess,
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
  const hanging = hangingModules({ onSkip });

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

  async function run({ order, serveApi, signal }: Rendering, skeletonsOnly: boolean): Promise<RenderedPage> {
    const brand = brands.of(brandOf(order));
    const process = await brand.processes.take(signal);
    const began = performance.now();
    let isUseless = false;
    try {
      const skippedModules = hanging.skipped(brandOf(order), order.files);
      const request = { ...order, build, moduleTimeLimit, skeletonsOnly, skippedModules };
      const rendered = await process.render(request, serveApi, pageTimeLimit);
      brand.meanRun += (performance.now() - began - brand.meanRun) / 20;
      return rendered;
    } catch (error) {
      isUseless = noteLost(order, error);
      throw error;
    } finally {
      brand.processes.giveBack(process, isUseless);
    }
  }

  async function attempt(rendering: Rendering): Promise<RenderedPage> {
    const failed = (error: unknown) => {
      if (rendering.signal?.aborted) throw error;
      onStuck(rendering.order.url, error);
      return error instanceof PageLost && error.how === 'ended';
    };
    try {
      return await run(rendering, false);
    } catch (error) {
      // Another page may have caused the end of the process.
      if (!failed(error)) return run(rendering, true);
    }
    return run(rendering, false).catch((error) => {
      failed(error);
      return run(rendering, true);
    });
  }

  return {
    render: (order, serveApi, signal) => attempt({ order, serveApi, signal }),
    warm: (brand, files) => brands.of(brand).processes.warm(files),
    pagesPerSecond: (brand) => (workers * 1_000) / brands.of(brand).meanRun,
    close: async () => void (await Promise.all(brands.all().map(({ processes }) => processes.close()))),
  };
}
