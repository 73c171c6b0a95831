import { matchRoutes } from 'react-router-dom';
import type { PageData } from '../page/pageData.ts';
import type { RouteRow } from './routeRow.ts';
import { routesIn } from './routesIn.ts';
import { routeRow } from './routeTable.ts';

/** The part of a page's data that determines its routes: the shell's own routes and those of the remotes' steps. */
type Page = Pick<PageData, 'remoteSteps'>;

export interface RouteAt {
  /** For example `slug-checkout`, or the name of a step's route. */
  name: string;
  row: RouteRow;
  params: Readonly<Record<string, string | undefined>>;
}

interface Matcher {
  routes: ReadonlyMap<string, RouteRow>;
  paths: { id: string; path: string }[];
  known: Map<string, RouteAt>;
}

const matcherOf = (page: Page): Matcher => {
  const routes = routesIn(page);
  return { routes, paths: [...routes].map(([id, { path }]) => ({ id, path })), known: new Map() };
};

const own = matcherOf({});
const ofSteps = new WeakMap<object, Matcher>();

const matcherIn = (page: Page): Matcher => {
  const steps = page.remoteSteps?.steps;
  if (!steps) return own;
  const matcher = ofSteps.get(steps) ?? matcherOf(page);
  ofSteps.set(steps, matcher);
  return matcher;
};

const mostKnown = 50;

const matched = ({ routes, paths }: Matcher, pathname: string): RouteAt => {
  const match = matchRoutes(paths, pathname)?.at(-1);
  const name = match?.route.id ?? 'slug-notfound';
  return { name, row: routes.get(name) ?? routeRow('slug-notfound'), params: match?.params ?? {} };
};

/** The route that the router matches for a path of a page. The route's guards may still refuse it. */
export const routeIn = (page: Page, pathname: string): RouteAt => {
  const matcher = matcherIn(page);
  const { known } = matcher;
  const found = known.get(pathname);
  if (found) return found;
  // The result is cached, because matching all routes is slow, and one page asks for the same few paths dozens of times.
  if (known.size >= mostKnown) known.clear();
  const route = matched(matcher, pathname);
  known.set(pathname, route);
  return route;
};

/** The shell's own route for a path. A path without such a route may belong to a step. */
export const routeAt = (pathname: string): RouteAt => routeIn({}, pathname);
