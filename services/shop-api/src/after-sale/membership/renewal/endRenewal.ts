import type { PoolClient } from 'pg';

/**
 * Stops the renewal of a membership; the paid period remains valid. Returns false if the membership was not renewed.
 */
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
