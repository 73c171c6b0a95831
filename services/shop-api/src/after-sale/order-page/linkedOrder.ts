import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Pool } from 'pg';

/** An order found by its link. */
export type LinkedOrder = { eventId: string; orderId: string; shopSlug: string };

/** Finds the order of a page's token. Throws 404 for an unknown token, and for an order whose buyer was erased. */
export async function linkedOrder(pool: Pool, eventId: string, token: string): Promise<LinkedOrder> {
  const { rows } = await pool.query<LinkedOrder>(
    `select event_id as "eventId", id as "orderId", shop_slug as "shopSlug" from orders
     where event_id = $1 and external_reference = $2 and erased_at is null`,
    [eventId, token],
  );
  if (!rows[0]) throw new ApiFailure(404, 'order.not_found', 'No order has this link.');
  return rows[0];
}
