import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { RouteRow } from '@festival/shared-contracts/routes/routeRow';
import { routeNames, routeRow } from '@festival/shared-contracts/routes/routeTable';
import { type OverlayName, overlayTable } from '../../src/remote-slot/overlayTable.ts';
import { declaredStepRow } from '../remotes/declaredStep.ts';

/** Where the host shows an exposed module: on a route, or over the page. */
export type SamplePlace =
  | { module: string; kind: 'route'; row: RouteRow }
  | { module: string; kind: 'overlay'; overlay: OverlayName };

const ofRoutes = (): [string, SamplePlace][] =>
  routeNames.flatMap((name) => {
    const row = routeRow(name);
    const module = 'module' in row.screen ? row.screen.module : undefined;
    return module ? [[module, { module, kind: 'route', row }]] : [];
  });

const ofOverlays = (): [string, SamplePlace][] =>
  Object.entries(overlayTable).flatMap(([name, { module }]) =>
    module ? [[module, { module, kind: 'overlay', overlay: name as OverlayName }]] : [],
  );

/** The places that a version brings itself: a page for each of its own steps. */
const ofSteps = ({ name: remote, steps = [] }: Pick<RemoteVersion, 'name' | 'steps'>): [string, SamplePlace][] =>
  steps.map((step) => {
    const module = `${remote}/${step.module}`;
    const row = { ...routeRow('slug'), ...declaredStepRow({ remote, step }), path: `/:slug/${step.name}` };
    return [module, { module, kind: 'route', row }];
  });

/** The first place of each exposed module of a version, by the module's name in it. */
export function samplePlaces(version: Pick<RemoteVersion, 'name' | 'steps'>): Map<string, SamplePlace> {
  const places = new Map<string, SamplePlace>();
  for (const [module, place] of [...ofRoutes(), ...ofOverlays(), ...ofSteps(version)]) {
    const [owner, name = ''] = module.split('/');
    if (owner === version.name && !places.has(name)) places.set(name, place);
  }
  return places;
}
