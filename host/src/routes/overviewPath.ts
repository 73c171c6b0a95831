import { routeNames, routeRow } from '@festival/shared-contracts/routes/routeTable';
import { pagePath } from './pagePath.ts';
import { routeAt } from './routeAt.ts';

/** The page of a detail's step, for Overview; null on a path that is no detail [STP-04]. */
export const overviewPath = (pathname: string): string | null => {
  const { row, params } = routeAt(pathname);
  const parent = routeNames.find((name) => name === row.parent);
  return parent && routeRow(parent).step ? pagePath(parent, params) : null;
};
