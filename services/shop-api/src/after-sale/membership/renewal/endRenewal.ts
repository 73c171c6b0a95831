import type { PoolClient } from 'pg';

/** Stops renewing a membership; the paid period stays. Returns false if it was not renewed. */
export async function endRenewal(
  client: PoolClient,
  { eventId, orderId }: { eventId: string; orderId: string },
  status: 'canceled' | 'ended',
): Promise<boolean> {
  const { rows } = await client.query<{ ended: boolean }>('select end_renewal($1, $2, $3) as ended', [
    eventId,
    orderId,
    status,
  ]);
  return rows[0]?.ended === true;
}
