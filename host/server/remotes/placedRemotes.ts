import { routeNames, routeRow } from '@festival/shared-contracts/routes/routeTable';
import { overlayTable } from '../../src/remote-slot/overlayTable.ts';
import { splitModuleName } from '../../src/remote-slot/splitModuleName.ts';

const ofRoutes = routeNames.flatMap((name) => {
  const { screen } = routeRow(name);
  return 'module' in screen && screen.module ? [screen.module] : [];
});
const ofOverlays = Object.values(overlayTable).flatMap(({ module }) => module ?? []);

/** The remotes that this host has a place for, on a route or over the page. No page needs to know another one. */
export const placedRemotes: ReadonlySet<string> = new Set(
  [...ofRoutes, ...ofOverlays].map((module) => splitModuleName(module).remote),
);
