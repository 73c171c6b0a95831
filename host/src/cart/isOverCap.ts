import type { Product } from '@festival/shared-contracts/product/product';
import { maximumOf } from '@festival/shared-contracts/product/ticketLimits';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';

/** Whether a quantity exceeds what one order may contain of a ticket [TIX-03]. */
export const isOverCap = (
  product: Product,
  quantity: number,
  config: Pick<ShopConfig, 'maxTicketAmount' | 'shopSettings'>,
): boolean => product.mappedType === 'ticket' && quantity > maximumOf(product, ticketLimitsOf(config));
