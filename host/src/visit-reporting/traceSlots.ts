import type { PageTrace, SlotOutcome } from '@festival/release-contracts/release/slotTrace';
import type { ErrorReport } from '../network/errorReport.ts';
import { errorReported, loadDone, slotAsked, slotReady } from '../network/pageMarks.ts';
import type { PageData } from '../page/pageData.ts';
import type { RemoteVersions } from '../remotes/federation/remoteVersions.ts';
import { splitModuleName } from '../remotes/slot/splitModuleName.ts';
import { routeIn } from '../routing/routeIn.ts';
import { checkFiles, filesIn, type RemoteFile } from './remoteFiles.ts';
import { ruleOf } from './whyVersions.ts';

interface TraceDeps {
  page: Pick<PageData, 'release' | 'remotes' | 'remoteSteps' | 'integrity' | 'registryOrigin' | 'unrendered'>;
  versions: Pick<RemoteVersions, 'state'>;
  /** The exposed module of the page that was opened, if it has one. */
  openedModule: string | undefined;
  /** The page's nonce, which proves to the server that it made this page. */
  proof: string;
  /** Sends a body, even while the page unloads. */
  send: (body: string) => void;
  /** A random number, at least 0 and below 1. */
  chance?: () => number;
}

type Fault = PageTrace['faults'][number];

/** The record of an exposed module on this page. */
interface Story {
  asked?: number;
  committed?: number;
  /** How often the module was shown. For the module of the opened page, the time of the first load counts from the page's start. */
  shown: number;
  told: Set<SlotOutcome>;
}

/**
 * Limits in milliseconds. After `slowAfter` a slot that becomes usable is slow; after the next limit a slot that is not
 * shown hangs. After a fault, the report waits for consequences, such as the fall-back.
 */
const slowAfter = 8_000;
const hangsAfter = 15_000;
const settlesAfter = 2_500;

/** This number of a thousand slots without a fault are reported, for comparison. */
const sampled = 2;

/** The maximum number of reports for all slots of a page. */
const mostTraces = 6;
const mostReports = 50;

const ofSlots = /^(remoteSlot\.failed|remote\.(missing|unreachable|broken|place)|page\.recovered)$/;
/** Reports of these kinds mean that a slot is not shown correctly. */
const stops = /^(remoteSlot\.failed|remote\.(missing|unreachable|broken))$/;

const whole = (milliseconds: number): number => Math.max(0, Math.round(milliseconds));

/** The message and the positions in files, without the addresses of pages, because those can identify an order. */
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => !line.includes('://') || /\/(remotes|files|assets)\//.test(line))
    .join('\n')
    .slice(0, 1_200);

/** The remote to which the first remote's file in a stack trace belongs. */
const remoteIn = (stack = ''): string | undefined => /\/remotes\/(\w+)\//.exec(stack)?.[1];

const isOfTexts = ({ module }: Pick<ErrorReport, 'module'>): boolean => module?.includes('/texts/') ?? false;

/** Whether a report is about this module: it names the module, its remote or the remote's texts, or its stack contains the remote's code. */
function isOf(module: string, report: ErrorReport): boolean {
  const { remote } = splitModuleName(module);
  if (report.module === undefined) return remoteIn(report.stack) === remote;
  if (isOfTexts(report)) return splitModuleName(report.module).remote === remote;
  return report.module === module || report.module === remote;
}

/**
 * Reports slots that fell back, broke, hang or are slow, and a small sample of the others. It reads the browser's
 * performance timeline, so the page's first code does not have to keep a record.
 * @returns the traces of all slots that the page has requested, for the console. [FED-05]
 */
export function traceSlots(deps: TraceDeps): () => PageTrace[] {
  const { page, versions, openedModule, proof, send, chance = Math.random } = deps;
  const { release, integrity, registryOrigin } = page;
  if (!release) return () => [];
  const { brand, revision, isKept = false } = release;
  const stories = new Map<string, Story>();
  const reports: { at: number; report: ErrorReport }[] = [];
  let left = mostTraces;

  const storyOf = (module: string): Story => {
    const story = stories.get(module) ?? { shown: 0, told: new Set() };
    stories.set(module, story);
    return story;
  };

  const reportsOf = (module: string) => reports.filter(({ report }) => isOf(module, report));

  const faultsOf = (module: string): Fault[] =>
    reportsOf(module)
      .slice(-8)
      .map(({ at, report: { kind, message, stack } }) => ({
        kind,
        at: whole(at),
        message: message.slice(0, 400),
        ...(stack && { stack: placesOf(stack) }),
      }));

  /** Whether the module's content on the screen came with the server's page. */
  const isServed = (module: string): boolean => module === openedModule && storyOf(module).shown <= 1;

  const isOpen = (module: string): boolean => {
    const { screen } = routeIn(page, location.pathname).row;
    return 'module' in screen && screen.module === module;
  };

  /** The outcome of a slot so far; undefined if the slot is shown correctly or its page was left. */
  function outcomeOf(module: string): SlotOutcome | undefined {
    const { asked, committed } = storyOf(module);
    const { remote } = splitModuleName(module);
    const failures = reportsOf(module).filter(({ report }) => stops.test(report.kind));
    if (committed === undefined) {
      if (failures.length > 0) return 'broken';
      return isOpen(module) ? 'hanging' : undefined;
    }
    if (failures.some(({ at, report }) => at > committed || isOfTexts(report))) return 'broken';
    if (versions.state(remote)?.version !== page.remotes[remote]?.version) return 'fell-back';
    const began = isServed(module) ? 0 : (asked ?? committed);
    return committed - began > slowAfter ? 'slow' : undefined;
  }

  function remoteFiles(remote: string): PageTrace['files'] {
    const found = performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, startTime, duration, responseStatus } = entry as PerformanceResourceTiming;
      const [file] = filesIn(name, remote);
      if (!file) return [];
      return [
        { ...file, at: whole(startTime), took: whole(duration), ...(responseStatus && { status: responseStatus }) },
      ];
    });
    return found.slice(-24);
  }

  function loadsOf(module: string): PageTrace['loads'] {
    const { remote, expose } = splitModuleName(module);
    const done = performance.getEntriesByType('mark').flatMap(({ name, startTime }) => {
      const [, step, of, version = '', part] =
        /^(entry|files|code) (\w+)@([^/\s]+)(?:\/(.*))?$/.exec(
          name.startsWith(loadDone) ? name.slice(loadDone.length) : '',
        ) ?? [];
      const isOwn = of === remote && (part === undefined || part === expose);
      return isOwn ? [{ step: step as 'entry', version, at: whole(startTime) }] : [];
    });
    return done.slice(-12);
  }

  function traceOf(module: string, outcome: SlotOutcome): PageTrace | undefined {
    const { remote } = splitModuleName(module);
    const given = page.remotes[remote];
    const used = versions.state(remote);
    const { asked, committed } = storyOf(module);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!given || !used) return undefined;
    return {
      module,
      route: routeIn(page, location.pathname).name,
      outcome,
      given: { version: given.version, rule: ruleOf(given, given.version, isKept) },
      used,
      ...(given.fallback && { fallback: given.fallback.version }),
      ...(isServed(module) && { isRendered: !page.unrendered?.includes(module) }),
      page: { answered: whole(navigation?.responseStart ?? 0), loaded: whole(navigation?.responseEnd ?? 0) },
      ...(asked !== undefined && { asked: whole(asked) }),
      ...(committed !== undefined && { committed: whole(committed) }),
      files: remoteFiles(remote),
      loads: loadsOf(module),
      checks: [],
      faults: faultsOf(module),
    };
  }

  /** The files that a fault names, and the files that failed in the timeline. If no file arrived at all, the remote's entry. */
  function lostFiles(module: string, { faults, files, loads, used }: PageTrace): RemoteFile[] {
    const { remote } = splitModuleName(module);
    const isOfFiles = faults.some(({ kind }) => /^remote\.(unreachable|broken|place)$/.test(kind));
    const named = isOfFiles ? faults.flatMap(({ message }) => filesIn(message, remote)) : [];
    const failed = files.filter(({ status = 200 }) => status >= 400);
    const isNothingThere = loads.length === 0 && used.state !== 'shown';
    const entry = page.remotes[remote]?.entry;
    const first = isNothingThere && entry ? [{ version: used.version, path: entry, from: 'host' as const }] : [];
    return [...named, ...failed, ...first].map(({ version, path, from }) => ({ version, path, from }));
  }

  async function tell(module: string, outcome: SlotOutcome, { isLeaving = false } = {}): Promise<void> {
    const { told } = storyOf(module);
    if (told.has(outcome) || left === 0) return;
    told.add(outcome);
    left -= 1;
    const trace = traceOf(module, outcome);
    if (!trace) return;
    const sendTrace = (checks: PageTrace['checks']) =>
      send(JSON.stringify({ brand, revision, proof, trace: { ...trace, checks } }));
    // A page that unloads receives no more answers.
    if (isLeaving) return sendTrace([]);
    const lost = outcome === 'shown' ? [] : lostFiles(module, trace);
    const { remote } = splitModuleName(module);
    sendTrace(await checkFiles(lost, { remote, integrity, registryOrigin }));
  }

  /** Checks a slot again after a delay, to include the consequences of a fault. */
  const tellLater = (module: string, after: number) =>
    setTimeout(() => {
      const outcome = outcomeOf(module);
      if (outcome) void tell(module, outcome);
    }, after);

  function addAsked(module: string, at: number): void {
    storyOf(module).asked = at;
    tellLater(module, Math.max(0, at + hangsAfter - performance.now()));
  }

  function addReady(module: string, at: number): void {
    const story = storyOf(module);
    story.committed = at;
    story.shown += 1;
    if (outcomeOf(module)) tellLater(module, settlesAfter);
    else if (chance() * 1_000 < sampled) void tell(module, 'shown');
  }

  function addReport(report: ErrorReport, at: number): void {
    if (!ofSlots.test(report.kind)) return;
    reports.push({ at, report });
    if (reports.length > mostReports) reports.shift();
    for (const module of stories.keys()) if (isOf(module, report)) tellLater(module, settlesAfter);
  }

  function addMark({ name, startTime, detail }: PerformanceMark): void {
    if (name === errorReported) addReport(detail as ErrorReport, startTime);
    else if (name.startsWith(slotAsked)) addAsked(name.slice(slotAsked.length), startTime);
    else if (name.startsWith(slotReady)) addReady(name.slice(slotReady.length), startTime);
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) addMark(entry as PerformanceMark);
  }).observe({ type: 'mark', buffered: true });

  // A visitor leaves a broken page soon, often before the delayed check, so slots are also checked when the page is left.
  addEventListener('pagehide', () => {
    for (const module of stories.keys()) {
      const outcome = outcomeOf(module);
      if (outcome === 'broken' || outcome === 'fell-back') void tell(module, outcome, { isLeaving: true });
    }
  });

  return () => [...stories.keys()].flatMap((module) => traceOf(module, outcomeOf(module) ?? 'shown') ?? []);
}
