import type { PageData } from '../page/pageData.ts';
import { type RouteAt, routeAt } from './routeAt.ts';
import { rowIn } from './rowIn.ts';

/** The route that the router matches for a path of a page, with the steps that remotes bring to it. */
export const routeIn = (page: Pick<PageData, 'remoteSteps'>, pathname: string): RouteAt => {
  const at = routeAt(pathname);
  return { ...at, row: rowIn(page, at.name, at.params) };
};
