import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** The address of the shop's waiting room; null if there is none [CNT-09]. */
export const queueAddress = ({ queueUrl }: Pick<ShopConfig, 'queueUrl'>): string | null => {
  const queue = URL.parse(queueUrl);
  return queue && ['https:', 'http:'].includes(queue.protocol) ? queue.href : null;
};
