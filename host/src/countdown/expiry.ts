import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { withCarriedQuery } from '../routes/carriedQuery.ts';

/** What is said when a cart's time is up: with the upgrade module 4010 for a wishlist and 4004 else, otherwise 6002 [CNT-02]. */
export const expiryCode = (config: ShopConfig): ErrorCode => {
  const { appliesUpgrade, savesWishlist } = capabilitiesOf(config);
  if (!appliesUpgrade) return 6002;
  return savesWishlist ? 4010 : 4004;
};

/** Parameters that name what has just ended. */
const ended = ['cartId', 'token', 'cartToken', 'provider'];

/**
 * Where a shopper begins again: the waiting room where the shop has one, else the shop's page with the query carried, but
 * for what named the cart [CNT-02, RTE-02].
 */
export const restartAddress = (config: Pick<ShopConfig, 'queueUrl' | 'slug'>, search: string): string => {
  const queue = URL.parse(config.queueUrl);
  if (queue && ['https:', 'http:'].includes(queue.protocol)) return queue.href;
  const carried = new URLSearchParams(search);
  for (const name of ended) carried.delete(name);
  return withCarriedQuery(`/${config.slug}`, carried.toString());
};
