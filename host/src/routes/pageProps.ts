import type { RouteRow } from '@festival/shared-contracts/routes/routeRow';

/** What a page of the shell gets. */
export interface PageProps {
  row: RouteRow;
}
