import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { addOnStayJoin, isStayExtra, lineProduct } from '../../sale/order/addOnStay.ts';
import { shownStatus } from '../../sale/order/latestOrder.ts';
import type { OrderStatus } from '../../sale/order/orderTransitions.ts';
import { methodNamed } from '../../sale/payment/paymentMethods.ts';
import { sumsOf } from '../mail/confirmedOrder.ts';
import { type Buyer, deliveryTo, fullNameOf } from '../order-facts/orderBuyer.ts';
import { upgradeDiscountIn } from '../order-facts/upgradeDiscountIn.ts';
import { codeDrawing } from '../ticket/codeDrawing.ts';
import { drawableText } from '../ticket/drawableText.ts';
import { isPrintable } from '../ticket/fonts/paperText.ts';
import type { LinkedOrder } from './linkedOrder.ts';
import { type LineRow, soldLine } from './soldLine.ts';
import { soldStay } from './soldStay.ts';

/** An order without the options that depend on its shop and operator. */
type PlacedOrder = Omit<OrderPage, 'wallets' | 'asksNames'>;
type TicketRow = Pick<PlacedOrder['tickets'][number], 'productId' | 'number' | 'status'> & {
  holder: string | null;
  code: string;
};
type OrderRow = Pick<PlacedOrder, 'reference' | 'total' | 'refunded' | 'email'> & {
  status: OrderStatus;
  placedAt: Date;
  buyer: Buyer;
  totals: Partial<CartTotals>;
  shipping: { country: string; handle: string | null } | null;
  method: string | null;
  isUpgraded: boolean;
};

/** Reads an order with its lines and tickets, including void and refunded tickets; amounts in cents. */
export async function readOrderPage(pool: Pool, linked: LinkedOrder): Promise<PlacedOrder> {
  const { eventId, orderId } = linked;
  const key = [eventId, orderId];
  const [orders, lines, tickets, stay] = await Promise.all([
    pool.query<OrderRow>(
      `select reference, orders.status, placed_at as "placedAt", total_cents as total, orders.buyer ->> 'email' as email,
         coalesce(payments.refunded_cents, 0) as refunded, buyer, totals, shipping, payments.method, exists (
           select from limits where limits.event_id = orders.event_id and limits.id = 'upgrade:' || orders.id and used >= total
         ) as "isUpgraded"
       from orders left join payments on payments.event_id = orders.event_id and payments.order_id = orders.id
       where orders.event_id = $1 and orders.id = $2`,
      key,
    ),
    pool.query<LineRow & { charged: number | null }>(
      `select line.product_id as "productId", line.name, line.qty as quantity, line.total_cents as total, line.refunded_qty as "refundedQuantity", line.texts,
         products.definition, add_on_package.definition as stay, ${isStayExtra} as "isOfStay",
         line.charged_cents as charged
       from order_lines line left join ${lineProduct} left join ${addOnStayJoin}
       where line.event_id = $1 and line.order_id = $2 order by line.position`,
      key,
    ),
    // A ticket that is valid again after a refunded upgrade also has an older row, so only the newest row counts.
    pool.query<TicketRow>(
      `select "productId", number, status, holder, code from (
         select distinct on (ticket.product_id, ticket.number) ticket.product_id as "productId", ticket.number, ticket.status, ticket.holder,
           ticket.code, line.position
         from tickets ticket join order_lines line
           on line.event_id = $1 and line.order_id = $2 and line.product_id = ticket.product_id
         where ticket.event_id = $1 and ticket.order_id = $2
         order by ticket.product_id, ticket.number, ticket.issue desc
       ) latest order by position, number`,
      key,
    ),
    soldStay(pool, linked),
  ]);
  const [order] = orders.rows;
  if (!order) throw new Error(`Order ${orderId} does not exist any more`);
  const { reference, total, refunded, email, buyer, totals, shipping, method } = order;
  const upgraded = upgradeDiscountIn(totals, lines.rows);
  return {
    reference,
    status: shownStatus(order.status),
    placedAt: order.placedAt.toISOString(),
    total,
    refunded,
    email,
    lines: lines.rows.map(({ charged: _, ...line }) => soldLine(line, reference)),
    tickets: tickets.rows.map((ticket) => soldTicket(ticket, fullNameOf(buyer))),
    buyer: fullNameOf(buyer),
    sums: sumsOf(totals),
    ...(order.isUpgraded && { isUpgraded: true }),
    ...(upgraded !== undefined && { upgradeDiscount: upgraded }),
    serviceFee: totals.serviceCosts ?? 0,
    ...(method !== null && total > 0 && { paidWith: methodNamed(method) }),
    ...(stay && { stay }),
    ...(shipping !== null && { delivery: deliveryTo(buyer, shipping.country) }),
  };
}

const soldTicket = ({ holder, code, ...ticket }: TicketRow, buyer: string): PlacedOrder['tickets'][number] => ({
  ...ticket,
  ...(holder !== null && { holder }),
  ...(isPrintable(drawableText(holder ?? buyer)) ? {} : { lacksNameOnPaper: true }),
  ...(ticket.status === 'issued' && { code, drawing: codeDrawing(code) }),
});
