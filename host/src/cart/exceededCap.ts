import type { Product } from '@festival/shared-contracts/product/product';
import { maximumOf } from '@festival/shared-contracts/product/ticketLimits';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';

/** The most that one order may contain of a ticket, where a quantity exceeds it; null where it doesn't [TIX-03]. */
export const exceededCap = (
  product: Product,
  quantity: number,
  config: Pick<ShopConfig, 'maxTicketAmount' | 'shopSettings'>,
): number | null => {
  const maximum = maximumOf(product, ticketLimitsOf(config));
  return product.mappedType === 'ticket' && quantity > maximum ? maximum : null;
};
