import type { PoolClient } from 'pg';

/** Renews a membership no more; what is paid of it stays. Answers false where it was not renewed before. */
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
