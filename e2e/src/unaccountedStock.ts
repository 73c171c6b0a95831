import { query } from './runningShop.ts';

/** The stocks of a shop's event whose reserved count differs from the sum of the cart lines. The list is empty if no stock is lost. */
export const unaccountedStock = (slug: string): Promise<{ id: string; reserved: number }[]> =>
  query(
    `select s.id, s.reserved from stock s join shop_slugs using (event_id)
     where slug = $1 and s.reserved <> (
       select coalesce(sum(l.qty), 0) from cart_lines l where l.event_id = s.event_id and l.stock_id = s.id
     )`,
    [slug],
  );
