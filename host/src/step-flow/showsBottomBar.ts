import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { routeAt } from '../routes/routeAt.ts';

/** The bar stands on every page of a shop but its home and the payment's result, and only when `stepflow` is Yes [STP-02]. */
export const showsBottomBar = (config: ShopConfig | null, pathname: string): boolean =>
  config !== null && capabilitiesOf(config).showsStepFlow && routeAt(pathname).row.hasBottomBar;
