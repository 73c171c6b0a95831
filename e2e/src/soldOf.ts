import { query } from './runningShop.ts';

/** How many of each stock of a shop's event are sold; what a cart only holds may expire at any time, and is left out. */
export const soldOf = async (slug: string): Promise<Record<string, number>> => {
  const rows = await query<{ id: string; sold: number }>(
    `select l.stock_id as id, sum(l.qty)::integer as sold
     from cart_lines l join carts c on c.event_id = l.event_id and c.id = l.cart_id join shop_slugs s on s.event_id = l.event_id
     where s.slug = $1 and c.status = 'confirmed' and l.stock_id is not null group by 1`,
    [slug],
  );
  return Object.fromEntries(rows.map(({ id, sold }) => [id, sold]));
};

/** What changed between two counts, by stock. */
export const difference = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([id, count]) => [id, count - (before[id] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
