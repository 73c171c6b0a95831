import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

/**
 * Removes withdrawn products from their shops once no cart of the shop contains them. Until then they are shown as sold
 * out, and a cart that contains one can order it. A product is removed a minute after its withdrawal at the earliest,
 * because processes may have cached the shop.
 */
export const forgetWithdrawn = (pool: Pool): Promise<void> =>
  forEachEvent(pool, (eventId) =>
    pool.query(
      `delete from shop_products offered
       where offered.event_id = $1 and offered.withdrawn_at < statement_timestamp() - interval '1 minute' and not exists (
         select 1 from cart_lines line
         join carts on carts.event_id = $1 and carts.id = line.cart_id
         where line.event_id = $1 and line.product_id = offered.product_id
           and carts.shop_slug = offered.slug and carts.status in ('shopping', 'in_payment')
       )`,
      [eventId],
    ),
  );
