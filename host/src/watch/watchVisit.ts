import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import { splitModuleName } from '../remote-slot/splitModuleName.ts';
import type { ErrorReport } from '../telemetry/errorReport.ts';
import { errorReported, slotReady } from '../telemetry/pageMarks.ts';
import { followCompletions } from './followCompletions.ts';
import { visitMemory } from './visitMemory.ts';

type Fact = 'seen' | 'threw' | 'unhydrated' | 'completed';

/** What is reported of a remote; `visitReportSchema` of the server reads it. */
type RemoteFacts = { version: string; seconds?: number } & { [fact in Fact]?: true };

interface WatchDeps {
  page: Pick<PageData, 'release' | 'remotes' | 'remoteSteps' | 'places'>;
  store: PageStore;
  /** The exposed module of the page that was opened, if it has one. */
  openedModule: string | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The page's nonce, which proves to the server that it made this page. */
  proof: string;
  /** Sends a body even while the page is being left. */
  send: (body: string) => void;
}

/** Milliseconds that facts wait for others, so that a page sends few reports. */
const pause = 1_000;

const failuresToMount = /^(remoteSlot\.failed|remote\.(missing|unreachable|broken))$/;

/** The remote whose file stands first in a stack. */
const remoteIn = (stack = ''): string | undefined => /\/remotes\/(\w+)\//.exec(stack)?.[1];

/** The remote that a report is about: the one whose module it names, or whose code it comes from. */
const remoteOf = ({ module, stack }: ErrorReport): string | undefined =>
  module ? splitModuleName(module).remote : remoteIn(stack);

/**
 * Reports what the remotes of this page do, by version, without anything that says whose visit it is: each fact once in a visit. The server counts it, and
 * takes a canary that does worse than the stable version back. [BYD-08]
 */
export function watchVisit({ page, store, openedModule, storage, proof, send }: WatchDeps): void {
  const { release, remotes } = page;
  if (!release) return;
  const { brand, revision } = release;
  const memory = visitMemory(`${brand} ${revision}`, proof, storage);
  let waiting: Record<string, RemoteFacts> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const remotes = waiting;
    waiting = {};
    if (Object.keys(remotes).length > 0) send(JSON.stringify({ brand, revision, proof: memory.proof, remotes }));
  }

  function add(remote: string, fact: Fact | 'seconds', facts: Partial<RemoteFacts> = { [fact]: true }): void {
    // A page that fell back to another version is a visit with the one that it was given.
    const version = remotes[remote]?.version;
    if (version === undefined || !memory.add(`${remote} ${fact}`)) return;
    waiting[remote] = { ...waiting[remote], ...facts, version };
    timer ??= setTimeout(flush, pause);
  }

  function addReport(report: ErrorReport): void {
    const remote = remoteOf(report);
    if (remote === undefined) return;
    if (report.kind === 'page.recovered') add(remote, 'unhydrated');
    if (failuresToMount.test(report.kind)) addThrow(remote);
  }

  function addThrow(remote: string | undefined): void {
    if (remote === undefined) return;
    add(remote, 'seen');
    add(remote, 'threw');
  }

  function addReady(module: string, startTime: number): void {
    const { remote } = splitModuleName(module);
    add(remote, 'seen');
    if (module === openedModule) add(remote, 'seconds', { seconds: Math.max(10, Math.round(startTime)) / 1_000 });
  }

  function addMark({ name, startTime, detail }: PerformanceMark): void {
    if (name === errorReported) addReport(detail as ErrorReport);
    else if (name.startsWith(slotReady)) addReady(name.slice(slotReady.length), startTime);
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) addMark(entry as PerformanceMark);
  }).observe({ type: 'mark', buffered: true });
  followCompletions(page, store, (module) => {
    const { remote } = splitModuleName(module);
    add(remote, 'seen');
    add(remote, 'completed');
  });
  // What a press sets off is caught by no boundary.
  addEventListener('error', ({ error }) => addThrow(remoteIn(error?.stack)));
  addEventListener('unhandledrejection', ({ reason }) => addThrow(remoteIn(reason?.stack)));
  addEventListener('pagehide', flush);
}
