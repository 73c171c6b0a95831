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

/** The reported facts about a remote; the server reads them with `visitReportSchema`. */
type RemoteFacts = { version: string } & { [fact in Fact]?: true } & { [figure in Figure]?: number };

interface WatchDeps {
  page: Pick<PageData, 'release' | 'remotes' | 'remoteSteps' | 'places'>;
  store: PageStore;
  /** The exposed module of the page that was opened, if it has one. */
  openedModule: string | undefined;
  steps: ReturnType<typeof stepLog>;
  /** The values that the page has measured so far; empty in a visit that is not measured. */
  vitals: () => VisitVitals;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The page's nonce, which proves to the server that it made this page. */
  proof: string;
  /** Sends a body, even while the page unloads. */
  send: (body: string) => void;
}

/** Milliseconds for which facts wait for other facts, so that a page sends few reports. */
const pause = 1_000;

const failuresToMount = /^(remoteSlot\.failed|remote\.(missing|unreachable|broken))$/;

/** The remote to which the first remote's file in a stack trace belongs. */
const remoteIn = (stack = ''): string | undefined => /\/remotes\/(\w+)\//.exec(stack)?.[1];

/** The remote of a report: the remote of the module that the report names, or the remote whose code is in its stack. */
const remoteOf = ({ module, stack }: ErrorReport): string | undefined =>
  module ? splitModuleName(module).remote : remoteIn(stack);

/**
 * Reports the facts about the remotes of this page, by version and without personal data; each fact once in a visit.
 * The server counts the facts, and withdraws a canary that does worse than the stable version. [BYD-08]
 */
export function watchVisit({ page, store, openedModule, steps, vitals, storage, proof, send }: WatchDeps): void {
  const { release, remotes } = page;
  if (!release) return;
  const { brand, revision } = release;
  const openedRemote = openedModule && splitModuleName(openedModule).remote;
  const memory = visitMemory(`${brand} ${revision}`, proof, storage);
  const errors = visitErrors();
  /** The facts of this document; those of the visit are in the visit's memory. */
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
    // If the page fell back to another version, the visit still counts for the version that it was given.
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

  /**
   * Adds the page's vitals when the page ends or is hidden. The largest paint belongs to the step that was opened, and
   * the other values to all steps that the page showed.
   */
  function addVitals(): void {
    const measured = vitals();
    for (const name of vitalNames) {
      const value = measured[name];
      if (value === undefined) continue;
      for (const remote of seen) if (name !== 'lcp' || remote === openedRemote) add(remote, name, { [name]: value });
    }
  }

  /** The remote whose module places the order. */
  const orderingRemote = splitModuleName(placedModule(page, 'payment')).remote;

  /** An order that was placed in this visit and has been paid counts for all versions that the visit has seen. */
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

  /** Error boundaries do not catch errors of event handlers. */
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
  // The last event of a page that every browser fires, even when a phone switches to another app.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    addVitals();
    flush();
  });
}
