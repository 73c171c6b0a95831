import type { TicketFile } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { confirmedOrder } from '../mail/confirmedOrder.ts';
import { mailBrand } from '../mail/mailBrand.ts';
import { plainBrand } from '../mail/plainBrand.ts';
import { ticketAttachments } from '../mail/ticketAttachments.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import type { LinkedOrder } from './linkedOrder.ts';

/** The valid tickets of an order as the mail attaches them: a void or refunded one is not among them. */
export async function ticketFiles(pool: Pool, linked: LinkedOrder, draw: DrawTickets): Promise<TicketFile[]> {
  const order = await confirmedOrder(pool, linked);
  if (order === null) return [];
  const { ossBrand, festivalData } = order.config;
  const brand = (await mailBrand(pool, ossBrand)) ?? plainBrand(festivalData.title);
  const attached = await ticketAttachments(order, brand, draw);
  return attached
    .filter(({ contentType }) => contentType === 'application/pdf')
    .map(({ filename, content }) => ({ name: filename, content: content.toString('base64') }));
}
