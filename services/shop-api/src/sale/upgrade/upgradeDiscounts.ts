import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { upgradeDiscounts as discountsOf } from '@festival/shared-contracts/product/upgradeDiscounts';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { upgradesOf } from './checkUpgrade.ts';

/** The discount of each option in cents, for the upgraded tickets [UPG-02]. */
export const upgradeDiscounts = (
  quantities: Quantities,
  bought: Quantities | null,
  shop: Shop,
): ReadonlyMap<string, number> =>
  discountsOf(quantities, {
    upgrades: upgradesOf(shop),
    boughtOf: (id) => bought?.[id] ?? 0,
    productOf: (id) => shop.byId.get(id)?.product,
  });
