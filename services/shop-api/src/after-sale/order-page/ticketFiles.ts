import type { TicketFile } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { brandOfShop } from '../mail/brandOfShop.ts';
import { confirmedOrder } from '../mail/confirmedOrder.ts';
import { ticketAttachments } from '../mail/ticketAttachments.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import { fileOf } from './fileOf.ts';
import type { LinkedOrder } from './linkedOrder.ts';

/** The valid tickets of an order as they are attached to the mail, without void and refunded ones. */
export async function ticketFiles(pool: Pool, linked: LinkedOrder, draw: DrawTickets): Promise<TicketFile[]> {
  const order = await confirmedOrder(pool, linked);
  if (order === null) return [];
  const attached = await ticketAttachments(order, await brandOfShop(pool, order.config), draw);
  return attached.filter(({ contentType }) => contentType === 'application/pdf').map(fileOf);
}
