import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routes/routeIn.ts';

/**
 * Whether a page has the bottom bar: every page of a shop except its home and the payment's result, if `stepflow` is
 * Yes [STP-02].
 */
export const showsBottomBar = (page: Pick<PageData, 'config' | 'remoteSteps'>, pathname: string): boolean =>
  page.config !== null && capabilitiesOf(page.config).showsStepFlow && routeIn(page, pathname).row.hasBottomBar;
