import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { routeAt } from '../routes/routeAt.ts';

/**
 * Whether a page has the bottom bar: every page of a shop except its home and the payment's result, if `stepflow` is
 * Yes [STP-02].
 */
export const showsBottomBar = (config: ShopConfig | null, pathname: string): boolean =>
  config !== null && capabilitiesOf(config).showsStepFlow && routeAt(pathname).row.hasBottomBar;
