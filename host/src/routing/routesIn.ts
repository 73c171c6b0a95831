import type { PageData } from '../page/pageData.ts';
import type { RouteRow } from './routeRow.ts';
import { routeTable } from './routeTable.ts';
import { stepRows } from './stepRows.ts';

/** All routes of a page by name: the shell's own routes, and the routes of the steps that remotes add to the page [RTE-01]. */
export const routesIn = ({ remoteSteps }: Pick<PageData, 'remoteSteps'>): ReadonlyMap<string, RouteRow> =>
  new Map<string, RouteRow>([...Object.entries(routeTable), ...stepRows(remoteSteps).routes]);
