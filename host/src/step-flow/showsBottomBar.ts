import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routing/routeIn.ts';
import { absenceOf } from './absenceOf.ts';

/**
 * Whether a page has the bottom bar: with `stepflow` Yes, every page of a shop except its home and the payment's result
 * [STP-02]. Pages beyond that rule that sell nothing are also without it: an order, the newsletter, a missing page, and
 * the page of a step that this shop does not have, which links to the next step itself.
 */
export const showsBottomBar = (
  page: Pick<PageData, 'config' | 'remotes' | 'remoteSteps'>,
  pathname: string,
): boolean => {
  if (page.config === null || !capabilitiesOf(page.config).showsStepFlow) return false;
  const { name, row } = routeIn(page, pathname);
  // A detail page keeps its link back to its step [STP-04].
  const isAbsent = row.parent === 'slug' && absenceOf(row, page) !== null;
  return row.hasBottomBar && name !== 'slug-newsletter' && !isAbsent;
};
