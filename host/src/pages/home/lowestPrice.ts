import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import { isUpgradeTicket } from '@festival/shared-contracts/product/isUpgradeTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import { upgradeDiscountOf } from '@festival/shared-contracts/product/upgradeDiscountOf';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { offersProduct } from '../../routing/offersProduct.ts';
import type { StepRow } from '../../routing/routeRow.ts';

/**
 * The lowest price of a step in cents; null if no product of it is available. It ignores a stay's extras, which are
 * sold only with a room; rooms for fewer persons than the list of stays assumes, because the list does not show their
 * price [TRV-01]; and tickets that are sold only as an upgrade of an earlier ticket [TIX-11]. The price of an upgrade
 * is the difference [UPG-02].
 */
export const lowestPrice = (
  step: Pick<StepRow, 'sells'>,
  products: readonly Product[],
  config: Pick<ShopConfig, 'upgradableOrder'> | null,
): number | null => {
  const offered = products.filter(
    (product) => offersProduct(step, product) && product.type !== 'travel' && canBeAdded(product),
  );
  const listed = offered.filter(({ meta }) => meta.isListed);
  const prices = step.sells.includes('upgrades')
    ? upgradePrices(offered, config)
    : (listed.length > 0 ? listed : offered)
        .filter((product) => !isUpgradeTicket(product, config))
        .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
};

/** The remaining amount to pay for each upgrade. */
const upgradePrices = (products: readonly Product[], config: Pick<ShopConfig, 'upgradableOrder'> | null): number[] =>
  (config?.upgradableOrder?.upgrades ?? []).flatMap((upgrade) =>
    upgrade.upgradeOptions.flatMap(({ productId }) =>
      products.filter(({ id }) => id === productId).map(({ price }) => price - upgradeDiscountOf(upgrade, { price })),
    ),
  );
