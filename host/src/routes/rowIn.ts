import type { RouteRow } from '@festival/shared-contracts/routes/routeRow';
import { type RouteName, routeRow } from '@festival/shared-contracts/routes/routeTable';
import type { PageData } from '../page/pageData.ts';
import type { RemoteSteps } from '../page/remoteSteps.ts';
import type { RouteAt } from './routeAt.ts';

type Page = Pick<PageData, 'remoteSteps'>;

/** The row of a step that a remote brings, by the step's name; undefined where the page has no such step. */
export const remoteStepRow = (
  { remoteSteps }: Page,
  name: string,
): (RouteRow & RemoteSteps['rows'][string]) | undefined => {
  const row = remoteSteps?.rows[name];
  return row && { ...routeRow('slug-notfound'), ...row };
};

/** The row of a matched route on a page: an address that the table has no page for may be that of a step of a remote. */
export const rowIn = (page: Page, name: RouteName, params: RouteAt['params']): RouteRow =>
  (name === 'slug-notfound' && remoteStepRow(page, params['*'] ?? '')) || routeRow(name);
