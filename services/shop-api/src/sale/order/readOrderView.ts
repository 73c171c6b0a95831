import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import type { Pool } from 'pg';
import { latestOrder } from './latestOrder.ts';
import type { LineTexts } from './lineTexts.ts';

type LineRow = { productId: string; name: string; quantity: number; total: number; texts: LineTexts };

/** Reads the last order of a cart for its status page, with its database id. Throws 404 if there is none [PAY-04]. */
export async function readOrderView(
  pool: Pool,
  eventId: string,
  cartId: string,
): Promise<{ id: string; view: OrderView }> {
  const order = await latestOrder(pool, eventId, cartId);
  if (!order) throw new ApiFailure(404, 'order.not_found', 'No order has been placed for this cart.');
  const { id, reference, status, total, refunded, email, emailSeconds, pageToken } = order;
  const lines = await linesOf(pool, eventId, id);
  return {
    id,
    view: {
      reference,
      status,
      total,
      ...(refunded > 0 && { refunded }),
      email,
      ...(emailSeconds !== null && { emailSeconds }),
      pageToken,
      lines,
    },
  };
}

async function linesOf(pool: Pool, eventId: string, orderId: string): Promise<LineRow[]> {
  const { rows } = await pool.query<LineRow>(
    `select product_id as "productId", name, qty as quantity, total_cents as total, texts
     from order_lines where event_id = $1 and order_id = $2 order by position`,
    [eventId, orderId],
  );
  return rows;
}
