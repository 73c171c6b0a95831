import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CrashShop } from './crashShop.ts';
import type { ShopperRecord } from './shopperRecord.ts';
import { regularShop } from './testFestival.ts';
import { sandboxAdmin } from './testSandbox.ts';
import type { ShopKey } from './testShop.ts';

/**
 * The shop whose tables and responses are compared. `regular` is its key, by default the key of the test festival. Only
 * rows of its event are read.
 */
export type PromisingShop = Pick<CrashShop, 'query' | 'cartCall' | 'sandbox'> & {
  sandboxAdmin?: string;
  regular?: ShopKey;
};

const eventOf = ({ regular = regularShop }: PromisingShop): string => regular.eventId;

type CartRow = {
  id: string;
  status: string;
  lines: Record<string, number>;
  room: string | null;
  voucher: string | null;
  payment: string | null;
  order: string | null;
  orders: number;
};

/** Reads the lines, the stay, the voucher and the order of each of these carts. */
async function cartsOf(shop: PromisingShop, ids: string[]): Promise<Map<string, CartRow>> {
  const rows = await shop.query<CartRow>(
    `select carts.id, carts.status,
       (select coalesce(jsonb_object_agg(line.product_id, line.qty), '{}') from cart_lines line
        where line.event_id = carts.event_id and line.cart_id = carts.id) as lines,
       (select room_id from hotel_carts stay where stay.event_id = carts.event_id and stay.cart_id = carts.id) as room,
       (select vouchers.code from limit_usages
        join vouchers on vouchers.event_id = carts.event_id and vouchers.limit_id = limit_usages.limit_id
        where limit_usages.event_id = carts.event_id and limit_usages.cart_id = carts.id and vouchers.code = carts.voucher_code) as voucher,
       (select count(*)::integer from orders where orders.event_id = carts.event_id and orders.cart_id = carts.id
        and orders.status in ('pending', 'completed')) as orders,
       last.status as order, payments.status as payment
     from carts
     left join lateral (
       select orders.id, orders.status from orders where orders.event_id = carts.event_id and orders.cart_id = carts.id
       order by placed_at desc limit 1
     ) last on true
     left join payments on payments.event_id = carts.event_id and payments.order_id = last.id
     where carts.event_id = $1 and carts.id = any ($2)`,
    [eventOf(shop), ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Waits until every paid payment is confirmed or refunded. Makes polls due, so that lost webhooks are replaced. */
async function untilSettled(shop: PromisingShop): Promise<void> {
  for (let waited = 0; waited < 900; waited += 1) {
    const open = await openThoughPaid(shop);
    if (open.length === 0) return;
    if (waited % 20 === 10)
      await shop.query(
        'update payments set next_ask_at = statement_timestamp() where event_id = $1 and id = any ($2) and next_ask_at is not null',
        [eventOf(shop), open],
      );
    await wait(100);
  }
  throw new Error('A payment is neither confirmed nor refunded');
}

async function openThoughPaid(shop: PromisingShop): Promise<string[]> {
  const answer = await shop.sandbox.inject({
    url: '/admin/payments',
    headers: { 'x-sandbox-admin': shop.sandboxAdmin ?? sandboxAdmin },
  });
  const taken = answer.json<Array<{ paymentId: string; status: string; refundedAt: number | null }>>();
  const paid = taken.filter(({ status, refundedAt }) => status === 'completed' && refundedAt === null);
  const rows = await shop.query<{ id: string }>(
    `select payments.id from payments join orders on orders.event_id = payments.event_id and orders.id = order_id
     where payments.event_id = $1 and payments.id = any ($2) and (payments.status, orders.status) <> ('completed', 'completed')`,
    [eventOf(shop), paid.map(({ paymentId }) => paymentId)],
  );
  return rows.map(({ id }) => id);
}

/** Returns one sentence for each response to a shopper that does not match the database; empty in a consistent shop. */
export async function brokenPromises(shop: PromisingShop, records: ShopperRecord[]): Promise<string[]> {
  await untilSettled(shop);
  const carts = await cartsOf(
    shop,
    records.map(({ cart }) => cart.id),
  );
  const broken: string[] = [];
  for (const record of records) {
    const { cart, lines, room, voucher, placed, isPaid, refusal, isLeft } = record;
    const report = (what: string) =>
      broken.push(`${what}: answered ${JSON.stringify(record)}, found ${JSON.stringify(carts.get(cart.id))}`);
    const found = carts.get(cart.id);
    if (!found) {
      report('a cart is gone');
      continue;
    }
    if (isLeft) {
      if (found.status !== 'expired' || Object.keys(found.lines).length > 0) report('a cart outlives its time');
      continue;
    }
    // The lines of a stay are compared separately.
    const foundLines = Object.fromEntries(Object.keys(lines).map((id) => [id, found.lines[id]]));
    if (!isDeepStrictEqual(foundLines, lines)) report('a line is not what was answered');
    if (room === null && !isDeepStrictEqual(found.lines, lines)) report('the cart holds other products too');
    if (found.room !== room || (room !== null && !found.lines[room])) report('a stay is not what was answered');
    if (refusal !== null) report('what was held could not be ordered');
    if (found.voucher !== voucher) report('a voucher is lost');
    if (found.orders !== (placed ? 1 : 0)) report('not one order for one placing');
    if (isPaid && found.order !== 'completed') report('what was paid is not confirmed');
    if (placed) {
      const again = await shop.cartCall(cart, 'POST', '/orders', placed.payload, { 'idempotency-key': placed.key });
      if (again.status !== 200 || !isDeepStrictEqual(again.body.data, placed.answer))
        report('placed again, the answer is another');
    }
  }
  return [...broken, ...(await inconsistencies(shop))];
}

/** Returns one sentence for each sum in the tables that does not match. */
async function inconsistencies(shop: PromisingShop): Promise<string[]> {
  const rows = await shop.query(
    `select 'stock' as what, id, reserved as counted, held from (
       select stock.id, stock.reserved, stock.total, (select coalesce(sum(line.qty), 0) from cart_lines line
         where line.event_id = stock.event_id and line.stock_id = stock.id) as held from stock where stock.event_id = $1
     ) shelf where reserved <> held or reserved > total
     union all
     select 'limits', id, used, counted from (
       select limits.id, used, total, (select count(*) from limit_usages
         where limit_usages.event_id = limits.event_id and limit_usages.limit_id = limits.id) as counted from limits where limits.event_id = $1
     ) allowed where used <> counted or used > total
     union all
     select 'tickets and mail', orders.id::text, count(distinct mails.id), count(distinct tickets.code) from orders
     left join mails on mails.event_id = orders.event_id and mails.order_id = orders.id
     left join tickets on tickets.event_id = orders.event_id and tickets.order_id = orders.id
     where orders.event_id = $1 and orders.status = 'completed'
     group by orders.event_id, orders.id having count(distinct mails.id) <> 1`,
    [eventOf(shop)],
  );
  return rows.map((row) => JSON.stringify(row));
}
