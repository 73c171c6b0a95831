import type { RouteRow } from './routeRow.ts';

/** The props of a page of the shell. */
export interface PageProps {
  row: RouteRow;
}
