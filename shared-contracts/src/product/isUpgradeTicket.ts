import type { ShopConfig } from '../shop/shopConfig.ts';
import type { Product } from './product.ts';

/** Whether a ticket is an upgrade of an earlier one, so that it is not sold separately [TIX-11]. */
export const isUpgradeTicket = (
  { id, mappedType }: Pick<Product, 'id' | 'mappedType'>,
  config: Pick<ShopConfig, 'upgradableOrder'> | null,
): boolean =>
  mappedType === 'ticket' &&
  (config?.upgradableOrder?.upgrades ?? []).some(({ upgradeOptions }) =>
    upgradeOptions.some(({ productId }) => productId === id),
  );
