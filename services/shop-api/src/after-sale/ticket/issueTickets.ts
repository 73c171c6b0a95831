import type { MappedType } from '@festival/shared-contracts/product/product';
import type { PoolClient } from 'pg';

/** Products that are scanned at a gate or a bus. Each bought unit gets a ticket. */
const ticketed: readonly MappedType[] = ['ticket', 'upgrades', 'transportation'];

/** Creates the tickets of a confirmed order, each with its own code [BYD-02]. A repeated call changes nothing. */
export async function issueTickets(client: PoolClient, eventId: string, orderId: string): Promise<void> {
  const { rows } = await client.query<{ product_id: string; qty: number }>(
    `select line.product_id, line.qty from order_lines line
     join products on products.event_id = line.event_id and products.id = line.product_id
     where line.event_id = $1 and line.order_id = $2 and products.definition ->> 'mappedType' = any ($3)`,
    [eventId, orderId, ticketed],
  );
  const tickets = rows.flatMap(({ product_id: productId, qty }) =>
    Array.from({ length: qty }, (_, index) => ({ productId, number: index + 1 })),
  );
  await client.query(
    `insert into tickets (event_id, order_id, product_id, number, code)
     select $1, $2, *, new_ticket_code() from unnest($3::text[], $4::integer[]) on conflict do nothing`,
    [eventId, orderId, tickets.map(({ productId }) => productId), tickets.map(({ number }) => number)],
  );
}
