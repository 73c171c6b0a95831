import { primitives } from '@festival/shared-contracts/state/primitives';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';
import { errorReported, slotReady } from '../network/pageMarks.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import { placedModule } from '../remotes/slot/placedModule.ts';
import { splitModuleName } from '../remotes/slot/splitModuleName.ts';
import { followCompletions } from './followCompletions.ts';
import type { stepLog } from './stepLog.ts';
import { visitErrors } from './visitErrors.ts';
import { visitMemory } from './visitMemory.ts';
import { type VisitVitals, vitalNames } from './visitVitals.ts';

type Fact = 'seen' | 'threw' | 'unhydrated' | 'completed';
type Figure = 'seconds' | 'sold' | (typeof vitalNames)[number];

/** What is reported of a remote; `visitReportSchema` of the server reads it. */
type RemoteFacts = { version: string } & { [fact in Fact]?: true } & { [figure in Figure]?: number };

interface WatchDeps {
  page: Pick<PageData, 'release' | 'remotes' | 'remoteSteps' | 'places'>;
  store: PageStore;
  /** The exposed module of the page that was opened, if it has one. */
  openedModule: string | undefined;
  steps: ReturnType<typeof stepLog>;
  /** What the page has measured so far; nothing in a visit that is not measured. */
  vitals: () => VisitVitals;
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
export function watchVisit({ page, store, openedModule, steps, vitals, storage, proof, send }: WatchDeps): void {
  const { release, remotes } = page;
  if (!release) return;
  const { brand, revision } = release;
  const openedRemote = openedModule && splitModuleName(openedModule).remote;
  const memory = visitMemory(`${brand} ${revision}`, proof, storage);
  const errors = visitErrors();
  /** Of this document; those of the visit are in its memory. */
  const seen = new Set<string>();
  let waiting: Record<string, RemoteFacts> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const remotes = waiting;
    waiting = {};
    const told = errors.take();
    if (Object.keys(remotes).length === 0 && told.length === 0) return;
    const { pressedAt } = vitals();
    const ofPage = { step: steps.opened, ...(pressedAt !== undefined && { pressedOn: steps.at(pressedAt) }) };
    const report = {
      brand,
      revision,
      proof: memory.proof,
      ...ofPage,
      remotes,
      ...(told.length > 0 && { errors: told }),
    };
    send(JSON.stringify(report));
  }

  function wait(): void {
    timer ??= setTimeout(flush, pause);
  }

  function add(remote: string, fact: Fact | Figure, facts: Partial<RemoteFacts> = { [fact]: true }): void {
    // A page that fell back to another version is a visit with the one that it was given.
    const version = remotes[remote]?.version;
    if (version === undefined || !memory.add(`${remote} ${fact}`)) return;
    waiting[remote] = { ...waiting[remote], ...facts, version };
    wait();
  }

  function addSeen(remote: string): void {
    seen.add(remote);
    add(remote, 'seen');
  }

  function addError(remote: string, report: Pick<ErrorReport, 'kind' | 'message' | 'stack'>): void {
    const version = remotes[remote]?.version;
    if (version === undefined) return;
    errors.add({ remote, version, step: steps.at(performance.now()) }, report);
    wait();
  }

  /** What the page felt like, once it is over or put aside. Its largest paint is that of the step that was opened; the rest is of all that it showed. */
  function addVitals(): void {
    const measured = vitals();
    for (const name of vitalNames) {
      const value = measured[name];
      if (value === undefined) continue;
      for (const remote of seen) if (name !== 'lcp' || remote === openedRemote) add(remote, name, { [name]: value });
    }
  }

  /** The remote whose part of the page places the order. */
  const orderingRemote = splitModuleName(placedModule(page, 'payment')).remote;

  /** An order that was completed in this visit and is paid now counts for all versions that the visit has seen. */
  function addSale(): void {
    const cart = store.get(primitives.cart);
    if (cart?.status !== 'confirmed' || !memory.has(`${orderingRemote} completed`)) return;
    const sold = cart.totalAmount;
    for (const remote of Object.keys(remotes)) if (memory.has(`${remote} seen`)) add(remote, 'sold', { sold });
  }

  function addReport(report: ErrorReport): void {
    const remote = remoteOf(report);
    if (remote === undefined) return;
    if (report.kind === 'page.recovered') add(remote, 'unhydrated');
    if (failuresToMount.test(report.kind)) addThrow(remote);
    addError(remote, report);
  }

  function addThrow(remote: string): void {
    addSeen(remote);
    add(remote, 'threw');
  }

  /** What a press sets off is caught by no boundary. */
  function addUncaught(error: unknown): void {
    const remote = remoteIn((error as Error | undefined)?.stack);
    if (remote === undefined) return;
    addThrow(remote);
    addError(remote, errorReportOf('uncaught', error));
  }

  function addReady(module: string, startTime: number): void {
    const { remote } = splitModuleName(module);
    addSeen(remote);
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
    addSeen(remote);
    add(remote, 'completed');
  });
  store.sub(primitives.cart, addSale);
  addSale();
  addEventListener('error', ({ error }) => addUncaught(error));
  addEventListener('unhandledrejection', ({ reason }) => addUncaught(reason));
  addEventListener('pagehide', flush);
  // The last of a page that every browser tells, also when a phone is put aside.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    addVitals();
    flush();
  });
}
