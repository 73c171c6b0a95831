import type { Pool } from 'pg';
import { sandboxBook } from './refundHistory.ts';
import type { TestShop } from './testShop.ts';

type OrderRow = {
  eventId: string;
  id: string;
  status: string;
  original: string | null;
  paymentId: string;
  payment: string;
  amount: number;
  refunded: number;
  ledger: number;
  due: number;
  issued: number;
  ticketsUpgraded: number;
  refunds: number;
  mails: number;
};

/** Quantities of an order's lines with tickets. */
type LineSums = {
  /** The quantity that is neither refunded nor upgraded. */
  remaining: number;
  upgraded: number;
};

const ordersOf = `
  select orders.event_id as "eventId", orders.id, orders.status, orders.upgrades_order_id as original, payments.id as "paymentId", payments.status as payment,
    payments.amount_cents as amount, payments.refunded_cents as refunded,
    (select coalesce(sum(amount_cents), 0)::integer from refunds
      where refunds.event_id = orders.event_id and refunds.order_id = orders.id) as ledger,
    (select count(*)::integer from refunds
      where refunds.event_id = orders.event_id and refunds.order_id = orders.id and status = 'due') as due,
    (select count(*)::integer from tickets
      where tickets.event_id = orders.event_id and tickets.order_id = orders.id and status = 'issued') as issued,
    (select count(*)::integer from tickets
      where tickets.event_id = orders.event_id and tickets.order_id = orders.id and status = 'upgraded') as "ticketsUpgraded",
    (select count(*)::integer from refunds
      where refunds.event_id = orders.event_id and refunds.order_id = orders.id) as refunds,
    (select count(*)::integer from mails
      where mails.event_id = orders.event_id and mails.order_id = orders.id and kind = 'order_refund') as mails
  from orders join payments on payments.event_id = orders.event_id and payments.order_id = orders.id where orders.cart_id = any ($1)`;

/**
 * Compares the orders of these carts with their tickets, the ledger of refunds, the stock and the payments of the
 * provider, once nothing is in progress. Returns one sentence for each violated invariant. Every line of the orders
 * must have tickets.
 */
export async function brokenRefundPromises(shop: TestShop, carts: readonly string[]): Promise<string[]> {
  const { pool } = shop.database;
  const { rows: orders } = await pool.query<OrderRow>(ordersOf, [carts]);
  const book = await sandboxBook(shop);
  const broken: string[] = [];
  const check = (isKept: boolean, promise: string, order: OrderRow) => {
    if (!isKept) broken.push(`${promise}: ${JSON.stringify(order)}`);
  };
  const keptOf = (order: OrderRow | undefined) => {
    const booked = book.get(order?.paymentId ?? '');
    if (booked?.status !== 'completed') return 0;
    return booked.refunds.reduce((left, { amount }) => left - amount, booked.amount);
  };
  for (const order of orders) {
    const booked = book.get(order.paymentId);
    const isPaid = booked?.status === 'completed';
    const returned = booked?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    const kept = keptOf(order);
    const original = orders.find(({ id }) => id === order.original);
    const upgrades = orders.filter((other) => other.original === order.id && other.status === 'completed');
    check(order.due === 0, 'no refund is left undone', order);
    check(order.refunded <= order.amount, 'never more is returned than was paid', order);
    check(order.ledger === order.refunded && order.ledger === returned, 'the provider’s book equals ours', order);
    check(isPaid === ['completed', 'refunded'].includes(order.payment), 'what is paid there is paid here', order);
    check(order.refunds === order.mails, 'the buyer is told of each refund once', order);
    if (order.issued > 0) {
      check(order.status === 'completed' && kept > 0, 'no valid code without its money', order);
      if (order.original)
        check(keptOf(original) > 0, 'no valid code of an upgrade without its original’s money', order);
    }
    if (kept > 0) {
      const valid = order.issued + upgrades.reduce((sum, { issued }) => sum + issued, 0);
      check(order.status === 'completed' && valid > 0, 'no money is kept without a valid code', order);
    }
    if (order.status === 'completed') {
      const { remaining, upgraded } = await lineSums(pool, order);
      check(order.issued === remaining, 'each remaining ticket has one valid code', order);
      check(order.ticketsUpgraded === upgraded, 'each upgraded ticket is void', order);
    }
  }
  const { rows: stock } = await pool.query<{ id: string }>(
    `select id from stock where reserved <> (
       select coalesce(sum(qty), 0) from cart_lines line where line.event_id = stock.event_id and line.stock_id = stock.id
     )`,
  );
  return [...broken, ...stock.map(({ id }) => `stock ${id} is not what carts hold and what was sold`)];
}

async function lineSums(pool: Pool, { eventId, id }: OrderRow): Promise<LineSums> {
  const { rows } = await pool.query<LineSums>(
    `select coalesce(sum(remaining), 0)::integer as remaining, coalesce(sum(upgraded), 0)::integer as upgraded
     from order_line_states($1, $2)`,
    [eventId, id],
  );
  return rows[0] ?? { remaining: -1, upgraded: -1 };
}
