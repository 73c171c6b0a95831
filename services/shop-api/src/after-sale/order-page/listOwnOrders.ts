import type { OwnOrder } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { addOnStayJoin, isStayExtra, lineProduct } from '../../sale/order/addOnStay.ts';
import { shownStatus } from '../../sale/order/latestOrder.ts';
import type { OrderStatus } from '../../sale/order/orderTransitions.ts';
import { type LineRow, soldLine } from './soldLine.ts';

type Row = Pick<OwnOrder, 'reference' | 'token' | 'total'> & {
  status: OrderStatus;
  placedAt: Date;
  lines: LineRow[];
  isUpgraded: boolean;
};

/** The account's paid and pending orders at an event, newest first, with their content, and whether they were upgraded [UPG-03]. */
export async function listOwnOrders(pool: Pool, eventId: string, accountId: string): Promise<OwnOrder[]> {
  const { rows } = await pool.query<Row>(
    `select reference, external_reference as token, status, placed_at as "placedAt", total_cents as total, (
       select coalesce(jsonb_agg(jsonb_build_object('productId', line.product_id, 'name', line.name, 'quantity', line.qty, 'texts', line.texts,
         'definition', products.definition, 'stay', add_on_package.definition,
         'isOfStay', ${isStayExtra}) order by line.position), '[]')
       from order_lines line left join ${lineProduct} left join ${addOnStayJoin}
       where line.event_id = orders.event_id and line.order_id = orders.id
     ) as lines, exists (
       select from limits where limits.event_id = orders.event_id and limits.id = 'upgrade:' || orders.id and used >= total
     ) as "isUpgraded"
     from orders
     where event_id = $1 and account_id = $2 and erased_at is null and status in ('pending', 'completed', 'refunded')
     order by placed_at desc limit 100`,
    [eventId, accountId],
  );
  return rows.map(({ lines, isUpgraded, ...row }) => ({
    ...row,
    status: shownStatus(row.status),
    placedAt: row.placedAt.toISOString(),
    ...inShort(lines, row.reference),
    ...(isUpgraded && { isUpgraded }),
  }));
}

/**
 * Summarizes an order: the names of its lines, and the days and art of its first ticket. Without a ticket, the days of
 * an add-on's stay are used, and the art of the first line that has art.
 */
function inShort(
  rows: readonly LineRow[],
  reference: string,
): Pick<OwnOrder, 'lines' | 'image' | 'firstDay' | 'lastDay'> {
  const lines = rows.map((line) => soldLine(line, reference));
  const stay = lines.find(({ ofStay }) => ofStay)?.ofStay;
  const {
    firstDay,
    lastDay,
    image = lines.find((line) => line.image)?.image ?? stay?.image,
  } = lines.find((line) => line.firstDay) ?? { firstDay: stay?.arrival, lastDay: stay?.departure };
  return {
    lines: lines.map(({ productId, name, quantity, texts, ofStay }) => ({
      productId,
      name,
      quantity,
      texts,
      ...(ofStay && { ofStay }),
    })),
    ...(image && { image }),
    ...(firstDay && { firstDay, lastDay }),
  };
}
