import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { withCarriedQuery } from '../routes/withCarriedQuery.ts';

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
