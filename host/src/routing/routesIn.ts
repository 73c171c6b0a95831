import type { PageData } from '../page/pageData.ts';
import type { RouteRow } from './routeRow.ts';
import { routeTable } from './routeTable.ts';
import { stepRows } from './stepRows.ts';

/** All routes of a page by name: the shell's own, and those of the steps that remotes add to it [RTE-01]. */
export const routesIn = ({ remoteSteps }: Pick<PageData, 'remoteSteps'>): ReadonlyMap<string, RouteRow> =>
  new Map<string, RouteRow>([...Object.entries(routeTable), ...stepRows(remoteSteps).routes]);
