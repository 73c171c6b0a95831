import type { SlotTrace } from '@festival/release-contracts/release/slotTrace';
import { briefText } from './briefText.ts';

/** The owner of a fault: a role, and its name. */
export type TraceOwner = 'release manager' | 'operator of the shop' | 'operator of the registry' | 'team' | 'nobody';

interface TraceRule {
  /** A code for the fault, which scripts may rely on. */
  fault: string;
  holds(trace: SlotTrace): boolean;
  owner: TraceOwner | ((trace: SlotTrace) => TraceOwner);
  /** What is wrong, in one sentence. */
  what(trace: SlotTrace): string;
  /** The next step for the owner. */
  next(trace: SlotTrace): string;
}

type Check = SlotTrace['checks'][number];

const idOf = ({ module, given }: SlotTrace): string => `${module.split('/')[0]}@${given.version}`;

const messageOf = ({ faults }: SlotTrace): string =>
  briefText(faults.findLast(({ kind }) => kind !== 'page.recovered')?.message ?? '');

const firstOf = (trace: SlotTrace, isMeant: (check: Check) => boolean): Check | undefined => trace.checks.find(isMeant);

const isAltered = ({ isPublished }: Check): boolean => isPublished === false;
const isMissing = ({ status }: Check): boolean => status === 404 || status === 410;
const isFailing = ({ status }: Check): boolean => status >= 400 && !isMissing({ status } as Check);
const isAway = ({ status }: Check): boolean => status === 0;

const operatorOf = ({ from }: Pick<Check, 'from'>): TraceOwner =>
  from === 'host' ? 'operator of the shop' : 'operator of the registry';

/**
 * If both servers give the same answer, the registry is not listed separately, because the host's copy comes from the
 * registry.
 */
const ownerOfFile =
  (isMeant: (check: Check) => boolean) =>
  (trace: SlotTrace): TraceOwner =>
    operatorOf(firstOf(trace, (check) => check.from === 'registry' && isMeant(check)) ?? { from: 'host' });

const serversOf = (trace: SlotTrace, isMeant: (check: Check) => boolean): string => {
  const servers = new Set(
    trace.checks.filter(isMeant).map(({ from }) => (from === 'host' ? 'the shop' : 'the registry')),
  );
  return [...servers].join(' and ');
};

/** `the shop and the registry answer`, `the registry answers` */
const serversDo = (trace: SlotTrace, isMeant: (check: Check) => boolean, verb: string): string => {
  const servers = serversOf(trace, isMeant);
  return `${servers} ${verb}${servers.includes(' and ') ? '' : 's'}`;
};

const fileOf = (trace: SlotTrace, isMeant: (check: Check) => boolean): string => {
  const { path, version } = firstOf(trace, isMeant) ?? { path: 'a file', version: trace.given.version };
  return `${path} of ${trace.module.split('/')[0]}@${version}`;
};

const hasFault =
  (kinds: RegExp, message = /./) =>
  ({ faults }: SlotTrace): boolean =>
    faults.some((fault) => kinds.test(fault.kind) && message.test(fault.message));

/** The first place of a stack that is in a file of a remote: `browser/tickets.js:1:20`. */
function placeOf({ faults }: SlotTrace): string | undefined {
  const stack = faults.findLast(({ stack }) => stack !== undefined)?.stack ?? '';
  return /\/(?:remotes|files)\/\w+\/[^/\s]+\/([^\s?)]+\.js(?:\?\S*?)?:\d+:\d+)/.exec(stack)?.[1];
}

const at = (trace: SlotTrace): string => {
  const place = placeOf(trace);
  return place ? ` (${place})` : '';
};

const took = (trace: SlotTrace): string => `${(((trace.committed ?? 0) - began(trace)) / 1_000).toFixed(1)} s`;
const began = ({ isRendered, asked = 0 }: SlotTrace): number => (isRendered === undefined ? asked : 0);

/** The phase that took most of a slow slot's time: the page's first byte, the remote's files, or the code that ran after them. */
function slowPart(trace: SlotTrace): 'page' | 'files' | 'code' {
  const start = began(trace);
  const end = trace.committed ?? start;
  const answered = Math.max(start, isFirst(trace) ? trace.page.answered : start);
  const files = Math.max(answered, ...trace.files.map(({ at, took }) => Math.min(end, at + took)));
  const parts = { page: answered - start, files: files - answered, code: end - files };
  return (Object.entries(parts).sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'code') as 'page';
}
const isFirst = ({ isRendered }: SlotTrace): boolean => isRendered !== undefined;

const republish = (trace: SlotTrace) =>
  `Reproduce it: npm run release -- mount --brand ${trace.brand} ${idOf(trace)}; mend it and publish a new version. Until then the release manager goes back: npm run release -- roll-back --brand ${trace.brand}.`;

/**
 * Matches a failure without an answer, or with the status of an unavailable server at the end of its message. Any other
 * error status means that the remote sent a wrong request.
 */
const noAnswer = /\((status )?(0|429|5\d\d)(, request \S+)?\)$|signal timed out|TimeoutError/;

/**
 * The diagnosis of a trace: the fault, its owner, and what to do. The first matching rule applies; certain causes come before likely ones. [FED-05]
 */
const traceRules: readonly TraceRule[] = [
  {
    fault: 'policy-refused',
    holds: ({ outcome }) => outcome === 'refused',
    owner: ({ module }) => (module === 'shell' ? 'operator of the shop' : 'team'),
    what: (trace) =>
      `The page’s policy refused something that ${trace.module === 'shell' ? 'the shell' : trace.module} did: ${messageOf(trace)}.`,
    next: ({ module }) =>
      module === 'shell'
        ? 'Look who added code to the page: a proxy, or a script of the visitor’s own browser. If it is a file of the shop, tell who keeps the host.'
        : 'Make elements by React, or textContent for a text; no text becomes HTML or code on a page of the shop.',
  },
  {
    fault: 'file-altered',
    holds: ({ checks }) => checks.some(isAltered),
    owner: 'release manager',
    what: (trace) =>
      `${fileOf(trace, isAltered)} is not what was published: ${serversDo(trace, isAltered, 'answer')} other bytes.`,
    next: (trace) =>
      `Roll back, and let nobody release ${idOf(trace)} until you know who changed the file at ${serversOf(trace, isAltered)}: ask the operator to compare it with the published one, also behind each proxy.`,
  },
  {
    fault: 'file-missing',
    holds: ({ checks }) => checks.some(isMissing),
    owner: ownerOfFile(isMissing),
    what: (trace) =>
      `${fileOf(trace, isMissing)} is not there: ${serversDo(trace, isMissing, 'answer')} ${firstOf(trace, isMissing)?.status}.`,
    next: (trace) =>
      `The version’s manifest names the file, so the disk, the bucket or a proxy of ${serversOf(trace, isMissing)} has lost it. Restore it from the backup; the release manager may roll back meanwhile.`,
  },
  {
    fault: 'origin-failing',
    holds: ({ checks }) => checks.some(isFailing),
    owner: ownerOfFile(isFailing),
    what: (trace) =>
      `${serversDo(trace, isFailing, 'answer')} ${firstOf(trace, isFailing)?.status} for ${fileOf(trace, isFailing)}.`,
    next: (trace) => `Read the log of ${serversOf(trace, isFailing)} at ${trace.at}.`,
  },
  {
    fault: 'origin-away',
    holds: ({ checks }) => checks.some(isAway),
    owner: (trace) => operatorOf(firstOf(trace, isAway) ?? { from: 'host' }),
    what: (trace) =>
      `${serversOf(trace, isAway)} did not answer for ${fileOf(trace, isAway)}, also when it was asked again.`,
    next: (trace) =>
      `Look whether ${serversDo(trace, isAway, 'run')}, and can be reached from outside. If only one visitor met it, it was their line.`,
  },
  {
    fault: 'no-version',
    holds: hasFault(/^remote\.missing$/),
    owner: 'release manager',
    what: (trace) =>
      `Release ${trace.revision} of ${trace.brand} has no version of ${trace.module.split('/')[0]} for this page.`,
    next: ({ brand }) => `Activate one, or take the step out of the shop: npm run release -- show --brand ${brand}.`,
  },
  {
    fault: 'export-missing',
    holds: hasFault(
      /^remote(Slot)?\.(broken|failed)$/,
      /does not exist in container|RUNTIME-014|Element type is invalid|#130\b/,
    ),
    owner: 'team',
    what: (trace) =>
      `${trace.module} of ${idOf(trace)} is not what the page asks for: the module or its default export is missing.`,
    next: republish,
  },
  {
    fault: 'threw-at-import',
    holds: hasFault(/^remote\.broken$/),
    owner: 'team',
    what: (trace) =>
      `${trace.module} of ${idOf(trace)} threw when its code ran first: ${messageOf(trace)}${at(trace)}.`,
    next: republish,
  },
  {
    fault: 'data-failed',
    holds: hasFault(/^remoteSlot\.failed$/, noAnswer),
    owner: 'operator of the shop',
    what: (trace) => `The data that ${trace.module} reads did not come: ${messageOf(trace)}.`,
    next: ({ at: time }) => `Read the log of the shop API at ${time}, by the request’s id in the page’s error report.`,
  },
  {
    fault: 'threw-in-render',
    holds: ({ faults }) =>
      faults.some(({ kind, message }) => kind === 'remoteSlot.failed' && !unreachable.test(message)),
    owner: 'team',
    what: (trace) => `${trace.module} of ${idOf(trace)} threw while it was shown: ${messageOf(trace)}${at(trace)}.`,
    next: republish,
  },
  {
    fault: 'line-lost',
    holds: hasFault(/^(remote\.(unreachable|place)|remoteSlot\.failed)$/),
    owner: 'nobody',
    what: (trace) =>
      `Files of ${idOf(trace)} did not come, and both servers had them a moment later: ${messageOf(trace)}.`,
    next: () =>
      'One visitor’s line, most likely. Many of these at one time are the operator’s: look at the shop’s proxy.',
  },
  {
    fault: 'hangs',
    holds: ({ outcome }) => outcome === 'hanging',
    owner: ({ loads, files }) => (loads.length === 0 && files.length === 0 ? 'operator of the shop' : 'team'),
    what: (trace) =>
      `${trace.module} of ${idOf(trace)} was not shown after 15 s, and nothing failed: ${hangingAt(trace)}.`,
    next: (trace) =>
      trace.loads.length === 0 && trace.files.length === 0
        ? 'Look whether the shop’s files are served.'
        : republish(trace),
  },
  {
    fault: 'slow-page',
    holds: (trace) => trace.outcome === 'slow' && slowPart(trace) === 'page',
    owner: 'operator of the shop',
    what: (trace) =>
      `${trace.module} could be used after ${took(trace)}; the page’s first byte alone took ${trace.page.answered / 1_000} s.`,
    next: () =>
      'Look at the host’s load and its log at that time: pages that wait for a place, the shop API, the registry.',
  },
  {
    fault: 'slow-files',
    holds: (trace) => trace.outcome === 'slow' && slowPart(trace) === 'files',
    owner: 'team',
    what: (trace) =>
      `${trace.module} of ${idOf(trace)} could be used after ${took(trace)}, most of which its files took.`,
    next: (trace) =>
      `Compare its weight with the version before (release mount says it). A slow line makes any version slow: look how many traces of ${idOf(trace)} there are.`,
  },
  {
    fault: 'slow-code',
    holds: ({ outcome }) => outcome === 'slow',
    owner: 'team',
    what: (trace) =>
      `${trace.module} of ${idOf(trace)} could be used after ${took(trace)}, most of which its code took after its files were there.`,
    next: republish,
  },
  {
    fault: 'none',
    holds: ({ outcome }) => outcome === 'shown',
    owner: 'nobody',
    what: (trace) =>
      `${trace.module} of ${idOf(trace)} was shown as it should be: one of a few that are kept to compare with.`,
    next: () => 'Nothing.',
  },
  {
    fault: 'unknown',
    holds: () => true,
    owner: 'operator of the shop',
    what: (trace) =>
      `${trace.module} of ${idOf(trace)} was not shown as it should be, and no rule knows why: ${messageOf(trace) || 'nothing was reported'}.`,
    next: () => 'Read the steps, and the page’s error reports in the host’s log, by the id of the page.',
  },
];

const unreachable =
  /ScriptNetworkError|ChunkLoadError|Loading (CSS )?chunk|RUNTIME-008|hashes of .* could not be fetched/;

function hangingAt({ loads, files }: SlotTrace): string {
  const last = loads.at(-1)?.step;
  if (last === 'code') return 'its code has run, and its data or its first render does not come';
  if (last === 'files') return 'its files are there, and its code does not end';
  if (last === 'entry') return 'its entry is there, and its other files do not come';
  return files.length === 0 ? 'none of its files was asked for' : 'its entry does not come';
}

const ruleOf = (trace: SlotTrace): TraceRule =>
  traceRules.find(({ holds }) => holds(trace)) ?? (traceRules.at(-1) as TraceRule);

export const faultOf = (trace: SlotTrace): string => ruleOf(trace).fault;

/** The diagnosis by the first matching rule. */
export function diagnose(trace: SlotTrace): { fault: string; owner: TraceOwner; what: string; next: string } {
  const { fault, owner, what, next } = ruleOf(trace);
  return {
    fault,
    owner: typeof owner === 'function' ? owner(trace) : owner,
    what: capital(what(trace)),
    next: next(trace),
  };
}

/** Names of files and modules remain unchanged. */
const capital = (sentence: string): string => sentence.replace(/^the /, 'The ');
