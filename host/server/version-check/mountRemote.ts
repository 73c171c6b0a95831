import type { ApiCalls, SeenCall } from '@festival/release-contracts/package/apiCalls';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { fakeWorld } from '@festival/remote-kit/harness/fakeWorld';
import { type SampleStates, sampleSlug, sampleState } from '@festival/remote-kit/harness/sampleState';
import { statesOf } from '@festival/remote-kit/harness/statesOf';
import { languages } from '@festival/shared-contracts/language/languages';
import { renamed } from './formerViews.ts';
import type { Fault } from './logFaults.ts';
import type { ViewSeen } from './openView.ts';
import { type SamplePlace, samplePlaces } from './samplePlaces.ts';
import { type SampleView, sampleView } from './sampleView.ts';
import { eachCall, seenCall } from './seenCalls.ts';

/** The result of one remote's mount. */
export interface MountedRemote {
  /** Exposed module → the states in which it was shown. */
  mounted: Record<string, string[]>;
  /** Exposed modules that this host shows nowhere. */
  unplaced: string[];
  faults: (Fault & { module: string; state: string })[];
  /** The calls of the API that the remote made, each once. */
  calls: SeenCall[];
}

/** The views of a remote: each exposed module that the host shows, in each of its states, and in the usual state in every language. */
export interface RemoteViews {
  version: RemoteVersion;
  modules: Map<string, SampleView[]>;
  unplaced: string[];
  /** Modules that the host shows and the version does not expose. */
  missing: string[];
  /** The addresses of open pages of former versions, and the usual views with yesterday's API. */
  before: SampleView[];
}

const exposedModules = ({ exposes }: RemoteVersion): string[] =>
  Object.keys(exposes)
    .map((expose) => expose.slice(2))
    .filter((name) => !name.startsWith('texts/'));

/** @param own the states in the version's package. */
export function remoteViews(
  version: RemoteVersion,
  own: SampleStates,
  brand: { id: string; symbol: string },
): RemoteViews {
  const usual = fakeWorld(sampleSlug);
  const places = samplePlaces(version);
  const exposed = exposedModules(version);
  const viewsOf = (module: string, place: SamplePlace): SampleView[] =>
    [...statesOf(module, { states: [], shows: own.shows }).map((state) => sampleState(state, usual)), ...own.states]
      // A state in which the module never arrives can't be mounted.
      .filter(({ modules, isLoading }) => !isLoading && (modules?.includes(module) ?? true))
      .flatMap((state, index) => {
        const shown = index === 0 ? languages : languages.slice(0, 1);
        return shown.map((language) =>
          sampleView({ remote: version.name, module, place, state, language, usual, brand }),
        );
      })
      .map((view, index) => ({ ...view, isVisitedTwice: index === 0 }));
  return {
    version,
    modules: new Map(
      exposed.flatMap((module) => {
        const place = places.get(module);
        return place ? [[module, viewsOf(module, place)] as const] : [];
      }),
    ),
    unplaced: exposed.filter((module) => !places.has(module)),
    missing: [...places.keys()].filter((module) => !exposed.includes(module)),
    before: [],
  };
}

/** Every module's usual view, in a shop with yesterday's API. [FED-02] */
export const viewsOfYesterday = ({ modules }: RemoteViews, api: string): SampleView[] =>
  [...modules.values()]
    .flatMap(([usual]) => usual ?? [])
    .map((view) => ({ ...renamed(view, `${view.state} with ${api}`), isOfYesterday: true }));

/** Faults that only mean that a busy machine was late. */
const isLate = ({ faults }: ViewSeen): boolean =>
  faults.length > 0 && faults.every(({ message }) => /^not (there|fetched) after \d+ ms$/.test(message));

/** A page that was only late is opened again, since a module with a fault is always late. */
async function openAgain(open: () => Promise<ViewSeen>): Promise<ViewSeen> {
  let seen = await open();
  for (let more = 0; more < 2 && isLate(seen); more += 1) seen = await open();
  return seen;
}

/** The faults of pages at a former version's addresses, or with yesterday's API. */
function faultsOfBefore({ isOfYesterday }: SampleView, { isShown, status, faults }: ViewSeen): Fault[] {
  if (faults.length > 0) return faults;
  const where = 'browser' as const;
  if (isOfYesterday) return isShown ? [] : [{ where, message: 'it is not shown' }];
  if (status === 200) return [];
  return [{ where, message: `pages that are open, and links, have its address, and the page answers ${status}` }];
}

/**
 * Shows a remote's views one after another; a module that fails in one state is not shown in the others. `known` are the calls of the
 * current API.
 */
export async function mountRemote(
  { version, modules, unplaced, missing, before }: RemoteViews,
  open: (version: RemoteVersion, view: SampleView) => Promise<ViewSeen>,
  known: ApiCalls = {},
): Promise<MountedRemote> {
  const seen: MountedRemote = { mounted: {}, unplaced, faults: [], calls: [] };
  const fault = (module: string, state: string, message: string) =>
    seen.faults.push({ module, state, where: 'server', message });
  const opened = async (view: SampleView): Promise<ViewSeen> => {
    const found = await openAgain(() => open(version, view));
    seen.calls = eachCall([...seen.calls, ...found.calls.map((call) => seenCall(call, view, known))]).slice(0, 500);
    return found;
  };
  for (const module of missing) fault(module, 'usual', `the host shows it, and ${version.name} does not expose it`);
  for (const [module, views] of modules) {
    const shown = new Set<string>();
    let hasFailed = false;
    for (const view of views) {
      const { isShown, faults } = await opened(view);
      if (isShown) shown.add(view.state);
      for (const one of faults) seen.faults.push({ ...one, module, state: view.state });
      hasFailed = faults.length > 0;
      if (hasFailed) break;
    }
    if (!hasFailed && shown.size === 0) {
      fault(module, 'usual', 'the shop shows it in none of its states: add one that shows it to harness/states.ts');
    }
    if (shown.size > 0) seen.mounted[module] = [...shown];
  }
  // If a module fails with today's API, it is not tested with yesterday's; and a module that fails in one state is not shown in the others.
  for (const view of seen.faults.length > 0 ? [] : before) {
    const { module, state } = view;
    if (seen.faults.some((one) => one.module === module)) continue;
    for (const one of faultsOfBefore(view, await opened(view))) seen.faults.push({ ...one, module, state });
  }
  return seen;
}
