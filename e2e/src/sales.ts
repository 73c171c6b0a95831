import { query } from './runningShop.ts';

/** How many of each stock of a shop's event are held or sold. */
export const reservedOf = async (slug: string): Promise<Record<string, number>> => {
  const rows = await query<{ id: string; reserved: number }>(
    'select stock.id, stock.reserved from stock join shop_slugs using (event_id) where slug = $1',
    [slug],
  );
  return Object.fromEntries(rows.map(({ id, reserved }) => [id, reserved]));
};

/** What changed between two counts, by stock. */
export const difference = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([id, count]) => [id, count - (before[id] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );

interface OrderRow {
  status: string;
  total_cents: number;
  lines: { product_id: string; qty: number }[];
  paid_cents: number;
}

/** An order in PostgreSQL, with its payments. */
export const orderOf = async (reference: string): Promise<OrderRow | undefined> => {
  const [order] = await query<OrderRow>(
    `select o.status, o.total_cents,
       (select json_agg(json_build_object('product_id', l.product_id, 'qty', l.qty) order by l.position)
        from order_lines l where l.event_id = o.event_id and l.order_id = o.id) as lines,
       (select coalesce(sum(p.amount_cents), 0)::integer from payments p
        where p.event_id = o.event_id and p.order_id = o.id and p.status = 'completed') as paid_cents
     from orders o where o.reference = $1`,
    [reference],
  );
  return order;
};
