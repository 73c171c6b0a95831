import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import type { Pool } from 'pg';
import { addOnStay, addOnStayJoin } from './addOnStay.ts';
import { latestOrder } from './latestOrder.ts';
import type { LineTexts } from './lineTexts.ts';

type Line = OrderView['lines'][number];
type LineRow = Line & { texts: LineTexts; stay: unknown };

/** Reads the last order of a cart for its status page, with its database id. Throws 404 if there is none [PAY-04]. */
export async function readOrderView(
  pool: Pool,
  eventId: string,
  cartId: string,
): Promise<{ id: string; view: OrderView }> {
  const order = await latestOrder(pool, eventId, cartId);
  if (!order) throw new ApiFailure(404, 'order.not_found', 'No order has been placed for this cart.');
  const { id, reference, status, total, refunded, email, emailSeconds, pageToken, hasTickets } = order;
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
      ...(status === 'completed' && { hasTickets }),
      lines,
    },
  };
}

async function linesOf(pool: Pool, eventId: string, orderId: string): Promise<Line[]> {
  const { rows } = await pool.query<LineRow>(
    `select line.product_id as "productId", line.name, line.qty as quantity, line.total_cents as total, line.texts, add_on_package.definition as stay
     from order_lines line left join ${addOnStayJoin}
     where line.event_id = $1 and line.order_id = $2 order by line.position`,
    [eventId, orderId],
  );
  return rows.map(({ stay, ...line }) => {
    const ofStay = addOnStay(line.productId, stay);
    return { ...line, ...(ofStay && { ofStay }) };
  });
}
