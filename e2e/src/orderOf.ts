import { query } from './runningShop.ts';

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
