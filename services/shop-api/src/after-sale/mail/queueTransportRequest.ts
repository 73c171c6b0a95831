import type { TransportRequest } from '@festival/shared-contracts/api/mailCalls';
import type { Pool, PoolClient } from 'pg';

/** Queues a transport request to its configured recipient [TRN-04]. */
export async function queueTransportRequest(
  db: Pool | PoolClient,
  shop: { eventId: string; slug: string },
  key: string,
  request: TransportRequest,
): Promise<void> {
  await db.query(
    `insert into mails (event_id, kind, key, shop_slug, content) values ($1, 'transport_request', $2, $3, $4)`,
    [shop.eventId, key, shop.slug, JSON.stringify(request)],
  );
}
