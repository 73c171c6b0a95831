import { query } from './runningShop.ts';

/** For each stock, the number that an order's cart has finally sold. */
export const soldBy = async (reference: string): Promise<Record<string, number>> => {
  const rows = await query<{ id: string; sold: number }>(
    `select l.stock_id as id, sum(l.qty)::integer as sold
     from orders o join carts c on c.event_id = o.event_id and c.id = o.cart_id
       join cart_lines l on l.event_id = c.event_id and l.cart_id = c.id
     where o.reference = $1 and c.status = 'confirmed' and l.stock_id is not null group by 1`,
    [reference],
  );
  return Object.fromEntries(rows.map(({ id, sold }) => [id, sold]));
};
