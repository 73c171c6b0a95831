import type { RouteRow } from '../src/routing/routeRow.ts';
import { routesIn } from '../src/routing/routesIn.ts';
import { everyStep } from './pageFor.ts';

const routes = routesIn({ remoteSteps: everyStep() });

/** The names of all routes of a page that has every remote. */
export const routeNames = [...routes.keys()];

/**
 * A route of a page that has every remote.
 * @throws if no route has this name.
 */
export const routeRow = (name: string): RouteRow => {
  const row = routes.get(name);
  if (!row) throw new Error(`There is no route ${name}`);
  return row;
};
