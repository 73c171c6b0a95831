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
