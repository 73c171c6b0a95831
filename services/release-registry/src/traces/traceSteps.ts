import type { SlotTrace } from '@festival/release-contracts/release/slotTrace';
import { timeText } from '../text/timeText.ts';
import { briefText } from './briefText.ts';

/** One step of a load: its time, in milliseconds since the page request, and its text. */
export interface TraceStep {
  at: number | null;
  what: string;
}

const from = (origin: 'host' | 'registry'): string => (origin === 'host' ? 'the shop' : 'the registry');

const loaded = {
  entry: 'Module Federation has the entry,',
  files: 'Module Federation has the module’s files,',
  code: 'the code has run,',
} as const;

/** The steps of a load, from the page's render to its fault, in order. [FED-05] */
export function traceSteps(trace: SlotTrace): TraceStep[] {
  const { brand, revision, newest, registryAway, given, fallback, used, isRendered, page, asked, committed } = trace;
  const isOfPage = trace.outcome !== 'refused';
  const chosen = `${given.version}, by the rule “${given.rule}”`;
  const instead = fallback ? `; to fall back to, ${fallback}` : '; nothing to fall back to';
  const registry = registryAway
    ? `the registry had not answered since ${timeText(registryAway)}: release ${revision} is the last one known`
    : `the registry’s release ${revision} of ${brand}${newest > revision ? `; the newest is ${newest} now` : ''}`;
  const before: TraceStep[] = [
    { at: null, what: registry },
    { at: null, what: `chosen: ${chosen}${isOfPage ? instead : ''}` },
  ];
  // Without a browser's report, the time on the page is unknown.
  if (!isOfPage) return [...before, ...faultSteps(trace).map(({ what }) => ({ at: null, what }))];
  const rendered = {
    true: 'with the slot’s content',
    false: 'with the slot’s skeleton: the server could not render it',
  };
  const timed: TraceStep[] = [
    {
      at: page.answered,
      what: `the page comes${isRendered === undefined ? '; the slot was opened on it later' : `, ${rendered[`${isRendered}`]}`}`,
    },
    ...(asked === undefined ? [] : [{ at: asked, what: 'the slot asks for its module' }]),
    ...trace.files.map(({ at, took, path, version, status, ...file }) => ({
      at,
      what: `${path} of ${version} from ${from(file.from)}: ${status === undefined ? 'asked for' : status}, ${took} ms`,
    })),
    ...trace.loads.map(({ at, step, version }) => ({ at, what: `${loaded[step]} of ${version}` })),
    ...(committed === undefined ? [] : [{ at: committed, what: `the first render is committed, of ${used.version}` }]),
    ...faultSteps(trace),
  ];
  return [
    ...before,
    ...timed.sort((one, other) => (one.at ?? 0) - (other.at ?? 0)),
    ...trace.checks.map((check) => ({ at: null, what: checkText(check) })),
    { at: null, what: `at the end: ${used.version}, ${used.state}` },
  ];
}

/** Lists each message once, since the texts of a remote often fail together with its module. */
const faultSteps = ({ faults }: SlotTrace): TraceStep[] => [
  ...new Map(
    faults
      .map(({ at, kind, message }) => ({ at, what: `${kind}: ${briefText(message)}` }))
      .reverse()
      .map((step) => [step.what, step]),
  ).values(),
];

function checkText({ path, version, status, isPublished, ...check }: SlotTrace['checks'][number]): string {
  const answer = status === 0 ? 'no answer' : String(status);
  const hash = isPublished === undefined ? '' : isPublished ? ', as published' : ', not what was published';
  return `asked again, ${from(check.from)} for ${path} of ${version}: ${answer}${hash}`;
}
