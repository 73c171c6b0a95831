import type { TicketPass } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { brandOfShop } from '../mail/brandOfShop.ts';
import { confirmedOrder } from '../mail/confirmedOrder.ts';
import { mailedPasses } from '../mail/mailedPasses.ts';
import { ticketAttachments } from '../mail/ticketAttachments.ts';
import type { Wallets } from '../pass/wallets.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import { fileOf } from './fileOf.ts';
import type { LinkedOrder } from './linkedOrder.ts';

type PassDeps = { draw: DrawTickets; wallets: Wallets };

/** The passes of an order's valid tickets as in the mail, for each wallet that the operator signs for [BYD-02]. */
export async function ticketPasses(
  pool: Pool,
  linked: LinkedOrder,
  { draw, wallets }: PassDeps,
): Promise<TicketPass[]> {
  const order = await confirmedOrder(pool, linked);
  if (order === null) return [];
  const brand = await brandOfShop(pool, order.config);
  const links = await mailedPasses(order, brand, wallets);
  const attached = wallets.apple ? await ticketAttachments(order, brand, draw, wallets.apple) : [];
  // For each wallet, either all tickets have a pass or none has.
  const files = attached.filter(({ contentType }) => contentType === 'application/vnd.apple.pkpass').map(fileOf);
  return order.tickets.map(({ productId, number }, index) => ({
    productId,
    number,
    google: links[index],
    apple: files[index],
  }));
}
