import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { withCarriedQuery } from '../routes/carriedQuery.ts';

/**
 * The modal of an expired cart: in shops that apply upgrades 4010 with a wishlist and 4004 without, otherwise 6002
 * [CNT-02].
 */
export const expiryCode = (config: ShopConfig): ErrorCode => {
  const { appliesUpgrade, savesWishlist } = capabilitiesOf(config);
  if (!appliesUpgrade) return 6002;
  return savesWishlist ? 4010 : 4004;
};

/** Query parameters that name the expired cart. */
const ended = ['cartId', 'token', 'cartToken', 'provider'];

/**
 * Where a shopper starts again: the waiting room if the shop has one, else the shop's home with the query, without the
 * parameters that name the expired cart [CNT-02, RTE-02].
 */
export const restartAddress = (config: Pick<ShopConfig, 'queueUrl' | 'slug'>, search: string): string => {
  const queue = URL.parse(config.queueUrl);
  if (queue && ['https:', 'http:'].includes(queue.protocol)) return queue.href;
  const carried = new URLSearchParams(search);
  for (const name of ended) carried.delete(name);
  return withCarriedQuery(`/${config.slug}`, carried.toString());
};
