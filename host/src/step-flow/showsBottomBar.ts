import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routing/routeIn.ts';
import { absenceOf } from './absenceOf.ts';

/**
 * Whether a page has the bottom bar. With `stepflow` Yes, every page of a shop has it, except the home page and the
 * payment's result [STP-02]. In addition to that rule, pages that sell nothing do not have it: an order, the
 * newsletter, a missing page, and the page of a step that this shop does not have, which itself links to the next step.
 */
export const showsBottomBar = (
  page: Pick<PageData, 'config' | 'remotes' | 'remoteSteps'>,
  pathname: string,
): boolean => {
  if (page.config === null || !capabilitiesOf(page.config).showsStepFlow) return false;
  const { name, row } = routeIn(page, pathname);
  // A detail page keeps the bar, because its link back to the step is in the bar [STP-04].
  const isAbsent = row.parent === 'slug' && absenceOf(row, page) !== null;
  return row.hasBottomBar && name !== 'slug-newsletter' && !isAbsent;
};
