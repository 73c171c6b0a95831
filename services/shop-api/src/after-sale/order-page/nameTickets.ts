import type { TicketName } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import type { LinkedOrder } from './linkedOrder.ts';

/**
 * Sets the holders' names of valid tickets of an order; an empty name restores the buyer's name. Tickets that are not
 * given are unchanged.
 */
export async function nameTickets(
  pool: Pool,
  { eventId, orderId }: LinkedOrder,
  names: readonly TicketName[],
): Promise<void> {
  await pool.query(
    `update tickets set holder = nullif(given.name, '')
     from unnest($3::text[], $4::integer[], $5::text[]) given (product_id, number, name)
     where tickets.event_id = $1 and tickets.order_id = $2 and tickets.status = 'issued'
       and tickets.product_id = given.product_id and tickets.number = given.number`,
    [
      eventId,
      orderId,
      names.map(({ productId }) => productId),
      names.map(({ number }) => number),
      names.map(({ name }) => name),
    ],
  );
}
