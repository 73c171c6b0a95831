import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { type OverlayName, overlayTable } from '../../src/remotes/slot/overlayTable.ts';
import type { RouteRow } from '../../src/routing/routeRow.ts';
import { routeNames, routeRow } from '../../src/routing/routeTable.ts';
import { stepRows } from '../../src/routing/stepRows.ts';
import { pageStep } from '../remotes/declaredStep.ts';

/** The place where the host shows an exposed module: on a route, or over the page. */
export type SamplePlace =
  | { kind: 'route'; row: RouteRow /** A step that only exists in shops that list it. */; isListed?: boolean }
  | { kind: 'overlay'; overlay: OverlayName };

type Version = Pick<RemoteVersion, 'name' | 'steps' | 'places'>;

/** The pages of the version's steps, by the exposed module. */
const ofSteps = ({ name: remote, steps = [] }: Version): [string, SamplePlace][] =>
  steps.flatMap((step) =>
    [...stepRows({ steps: [pageStep({ remote, step })] }).routes.values()].flatMap((row): [string, SamplePlace][] => {
      const { screen } = row;
      if (screen.kind !== 'step') return [];
      return [[screen.module.slice(remote.length + 1), { kind: 'route', row, isListed: !step.isInEveryShop }]];
    }),
  );

/** The shell's places that the version fills, by the exposed module. */
const ofPlaces = ({ places = {} }: Version): [string, SamplePlace][] =>
  Object.entries(places).flatMap(([place, module]): [string, SamplePlace][] => {
    const overlay = (Object.keys(overlayTable) as OverlayName[]).find((name) => name === place);
    if (overlay) return [[module, { kind: 'overlay', overlay }]];
    const rows = routeNames.map(routeRow).filter(({ screen }) => screen.kind === 'page' && screen.place === place);
    return rows.map((row) => [module, { kind: 'route', row }]);
  });

/** The first place of each exposed module of a version, by the module's name in the version. */
export function samplePlaces(version: Version): Map<string, SamplePlace> {
  const places = new Map<string, SamplePlace>();
  for (const [module, place] of [...ofPlaces(version), ...ofSteps(version)])
    if (!places.has(module)) places.set(module, place);
  return places;
}
