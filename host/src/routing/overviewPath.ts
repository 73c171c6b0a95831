import { generatePath } from 'react-router-dom';
import type { PageData } from '../page/pageData.ts';
import { routeIn } from './routeIn.ts';
import { stepRows } from './stepRows.ts';

/** The path of a detail page's step, for the Overview link; null for other pages [STP-04]. */
export const overviewPath = (page: Pick<PageData, 'remoteSteps'>, pathname: string): string | null => {
  const { row, params } = routeIn(page, pathname);
  const parent = stepRows(page.remoteSteps).routes.get(row.parent ?? '');
  return parent ? generatePath(parent.path, params) : null;
};
