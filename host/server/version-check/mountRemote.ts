import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { fakeWorld } from '@festival/remote-kit/harness/fakeWorld';
import { type SampleStates, sampleSlug, sampleState } from '@festival/remote-kit/harness/sampleState';
import { statesOf } from '@festival/remote-kit/harness/statesOf';
import { languages } from '@festival/shared-contracts/language/languages';
import type { Fault } from './logFaults.ts';
import type { ViewSeen } from './openView.ts';
import { type SamplePlace, samplePlaces } from './samplePlaces.ts';
import { type SampleView, sampleView } from './sampleView.ts';

/** The result of one remote's mount. */
export interface MountedRemote {
  /** Exposed module → the states in which it was shown. */
  mounted: Record<string, string[]>;
  /** Exposed modules that this host shows nowhere. */
  unplaced: string[];
  faults: (Fault & { module: string; state: string })[];
}

/** The views of a remote: each exposed module that the host shows, in each of its states, and in the usual state in every language. */
export interface RemoteViews {
  version: RemoteVersion;
  modules: Map<string, SampleView[]>;
  unplaced: string[];
  /** Modules that the host shows and the version does not expose. */
  missing: string[];
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
  };
}

/** Faults that only mean that a busy machine was late. */
const isLate = ({ faults }: ViewSeen): boolean =>
  faults.length > 0 && faults.every(({ message }) => /^not (there|fetched) after \d+ ms$/.test(message));

/** A page that was only late is opened again, since a module with a fault is always late. */
async function openAgain(open: () => Promise<ViewSeen>): Promise<ViewSeen> {
  let seen = await open();
  for (let more = 0; more < 2 && isLate(seen); more += 1) seen = await open();
  return seen;
}

/** Shows a remote's views one after another; a module that fails in one state is not shown in the others. */
export async function mountRemote(
  { version, modules, unplaced, missing }: RemoteViews,
  open: (version: RemoteVersion, view: SampleView) => Promise<ViewSeen>,
): Promise<MountedRemote> {
  const seen: MountedRemote = { mounted: {}, unplaced, faults: [] };
  const fault = (module: string, state: string, message: string) =>
    seen.faults.push({ module, state, where: 'server', message });
  for (const module of missing) fault(module, 'usual', `the host shows it, and ${version.name} does not expose it`);
  for (const [module, views] of modules) {
    const shown = new Set<string>();
    let hasFailed = false;
    for (const view of views) {
      const { isShown, faults } = await openAgain(() => open(version, view));
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
  return seen;
}
