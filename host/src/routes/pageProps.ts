import type { RouteRow } from '@festival/shared-contracts/routes/routeRow';

/** The props of a page of the shell. */
export interface PageProps {
  row: RouteRow;
}
