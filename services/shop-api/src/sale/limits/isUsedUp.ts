import type { Pool, PoolClient } from 'pg';

type Limit = { eventId: string; limitId: string; cartId?: string };

/** Whether a limit is used up. False if this cart already uses it. */
export async function isUsedUp(db: Pool | PoolClient, { eventId, limitId, cartId }: Limit): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from limits where event_id = $1 and id = $2 and used >= total and not exists (
       select 1 from limit_usages where limit_usages.event_id = $1 and limit_id = $2 and cart_id = $3
     )`,
    [eventId, limitId, cartId],
  );
  return rowCount !== 0;
}
