import { type OverlayName, overlayTable } from '@festival/shared-contracts/overlay/overlayTable';
import type { RouteRow } from '@festival/shared-contracts/routes/routeRow';
import { routeNames, routeRow } from '@festival/shared-contracts/routes/routeTable';

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

/** The first place of each exposed module of a remote, by the module's name in it. */
export function samplePlaces(remote: string): Map<string, SamplePlace> {
  const places = new Map<string, SamplePlace>();
  for (const [module, place] of [...ofRoutes(), ...ofOverlays()]) {
    const [owner, name = ''] = module.split('/');
    if (owner === remote && !places.has(name)) places.set(name, place);
  }
  return places;
}
