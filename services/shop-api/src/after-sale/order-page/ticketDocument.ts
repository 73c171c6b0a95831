import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { TicketFile } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { brandOfShop } from '../mail/brandOfShop.ts';
import { confirmedOrder } from '../mail/confirmedOrder.ts';
import { ticketsOnPaper } from '../mail/ticketAttachments.ts';
import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import type { DrawDocument } from '../ticket/ticketDrawer.ts';
import type { LinkedOrder } from './linkedOrder.ts';

/** The valid tickets of an order in one PDF [BYD-02]. Throws 409 `order.not_paid` if there are none. */
export async function ticketDocument(pool: Pool, linked: LinkedOrder, draw: DrawDocument): Promise<TicketFile> {
  const order = await confirmedOrder(pool, linked);
  if (order === null || order.tickets.length === 0)
    throw new ApiFailure(409, 'order.not_paid', 'This order has no valid ticket.');
  const file = await draw(ticketsOnPaper(order, await brandOfShop(pool, order.config)));
  return {
    name: `${confirmationTexts[order.language].ticketsFile}-${order.reference}.pdf`,
    content: Buffer.from(file).toString('base64'),
  };
}
