import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { shownStatus } from '../../sale/order/latestOrder.ts';
import type { OrderStatus } from '../../sale/order/orderTransitions.ts';
import type { LinkedOrder } from './linkedOrder.ts';

/** An order without what its shop and operator offer beside it. */
type PlacedOrder = Omit<OrderPage, 'wallets' | 'asksNames'>;
type TicketRow = Omit<PlacedOrder['tickets'][number], 'holder'> & { holder: string | null };
type OrderRow = Omit<PlacedOrder, 'status' | 'lines' | 'tickets' | 'placedAt'> & {
  status: OrderStatus;
  placedAt: Date;
};

/** An order with its lines, its tickets, and what of it is void or refunded; amounts in cents. */
export async function readOrderPage(pool: Pool, { eventId, orderId }: LinkedOrder): Promise<PlacedOrder> {
  const key = [eventId, orderId];
  const [orders, lines, tickets] = await Promise.all([
    pool.query<OrderRow>(
      `select reference, orders.status, placed_at as "placedAt", total_cents as total, orders.buyer ->> 'email' as email,
         coalesce(payments.refunded_cents, 0) as refunded
       from orders left join payments on payments.event_id = orders.event_id and payments.order_id = orders.id
       where orders.event_id = $1 and orders.id = $2`,
      key,
    ),
    pool.query<OrderPage['lines'][number]>(
      `select product_id as "productId", name, qty as quantity, total_cents as total, refunded_qty as "refundedQuantity", texts
       from order_lines where event_id = $1 and order_id = $2 order by position`,
      key,
    ),
    // A ticket that came back after a refunded upgrade has an older row: the newest one counts.
    pool.query<TicketRow>(
      `select "productId", number, status, holder from (
         select distinct on (ticket.product_id, ticket.number) ticket.product_id as "productId", ticket.number, ticket.status, ticket.holder,
           line.position
         from tickets ticket join order_lines line
           on line.event_id = $1 and line.order_id = $2 and line.product_id = ticket.product_id
         where ticket.event_id = $1 and ticket.order_id = $2
         order by ticket.product_id, ticket.number, ticket.issue desc
       ) latest order by position, number`,
      key,
    ),
  ]);
  const [order] = orders.rows;
  if (!order) throw new Error(`Order ${orderId} is gone`);
  return {
    ...order,
    status: shownStatus(order.status),
    placedAt: order.placedAt.toISOString(),
    lines: lines.rows,
    tickets: tickets.rows.map(({ holder, ...ticket }) => ({ ...ticket, ...(holder !== null && { holder }) })),
  };
}
