import type { PoolClient } from 'pg';

/** Something that may be had only so often: its id, how often (null where it is known already), and how long a cart that ended keeps it. */
export type LimitUsage = { limitId: string; total: number | null; keepSeconds: number };

/**
 * Makes the claims of a cart, whose lock the caller holds, be exactly these, all or none. Answers null, or the allowance
 * that has no more to give [CHK-12, MEM-01, VCH-02].
 */
export async function setLimitUsages(
  client: PoolClient,
  { eventId, cartId }: { eventId: string; cartId: string },
  claims: readonly LimitUsage[],
): Promise<string | null> {
  const { rows } = await client.query<{ refused: string | null }>(
    'select set_limit_usages($1, $2, $3, $4, $5) as refused',
    [
      eventId,
      cartId,
      claims.map((claim) => claim.limitId),
      claims.map((claim) => claim.total),
      claims.map((claim) => claim.keepSeconds),
    ],
  );
  return rows[0]?.refused ?? null;
}
