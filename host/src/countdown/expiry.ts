import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** What is said when a cart's time is up: with the upgrade module 4010 for a wishlist and 4004 else, otherwise 6002 [CNT-02]. */
export const expiryCode = (config: ShopConfig): ErrorCode => {
  if (!config.upgradableOrder) return 6002;
  return capabilitiesOf(config).savesWishlist ? 4010 : 4004;
};

/** Where a shopper begins again: the waiting room where the shop has one, else the shop's page [CNT-02]. */
export const restartAddress = (config: Pick<ShopConfig, 'queueUrl' | 'slug'>): string => {
  const queue = URL.parse(config.queueUrl);
  return queue && ['https:', 'http:'].includes(queue.protocol) ? queue.href : `/${config.slug}`;
};
