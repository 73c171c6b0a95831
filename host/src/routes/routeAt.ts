import type { RouteRow } from '@festival/shared-contracts/routes/routeRow';
import { type RouteName, routeNames, routeRow } from '@festival/shared-contracts/routes/routeTable';
import { matchRoutes } from 'react-router-dom';

const routes = routeNames.map((name) => ({ id: name, path: routeRow(name).path }));

export interface RouteAt {
  name: RouteName;
  row: RouteRow;
  params: Readonly<Record<string, string | undefined>>;
}

const matchedRoute = (pathname: string): RouteAt => {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const name = routeNames.find((one) => one === match?.route.id) ?? 'slug-notfound';
  return { name, row: routeRow(name), params: match?.params ?? {} };
};

const mostKnown = 50;
const known = new Map<string, RouteAt>();

/** The route that the router matches for a path. Its guards may still refuse it. */
export const routeAt = (pathname: string): RouteAt => {
  const found = known.get(pathname);
  if (found) return found;
  // Ranking all routes takes long, and one page asks for the same few paths dozens of times.
  if (known.size >= mostKnown) known.clear();
  const route = matchedRoute(pathname);
  known.set(pathname, route);
  return route;
};
