import type { TicketLimits } from '../product/ticketLimits.ts';
import type { ShopConfig } from './shopConfig.ts';

/** The rules of a shop for quantities of tickets [TIX-03, TIX-04]. */
export const ticketLimitsOf = ({
  maxTicketAmount,
  shopSettings,
}: Pick<ShopConfig, 'maxTicketAmount' | 'shopSettings'>): TicketLimits => ({
  maxTicketAmount,
  allowedExtraTickets: shopSettings.fields.allowedExtraTickets,
});
