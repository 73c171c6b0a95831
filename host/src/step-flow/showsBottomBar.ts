import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routing/routeIn.ts';
import { absenceOf } from './absenceOf.ts';

/**
 * Whether a page has the bottom bar: every page of a shop except its home and the payment's result, if `stepflow` is
 * Yes [STP-02]. Without it are also the newsletter and a step that this shop does not have: nothing is ordered there, and the page of
 * the latter has its own link to the next step.
 */
export const showsBottomBar = (
  page: Pick<PageData, 'config' | 'remotes' | 'remoteSteps'>,
  pathname: string,
): boolean => {
  if (page.config === null || !capabilitiesOf(page.config).showsStepFlow) return false;
  const { name, row } = routeIn(page, pathname);
  // A detail keeps its way back to its step [STP-04].
  const isAbsent = row.parent === 'slug' && absenceOf(row, page) !== null;
  return row.hasBottomBar && name !== 'slug-newsletter' && !isAbsent;
};
