import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { PoolClient } from 'pg';

/** One use of a limit by a cart. */
export type LimitUsage = {
  limitId: string;
  /** The maximum number of usages; null if the database already has the limit. */
  total: number | null;
  /** The seconds for which the usage still counts after the end of its cart. */
  keepSeconds: number;
};

/**
 * Replaces the limit usages of a cart by the given ones, all or nothing. The caller holds the cart's lock. Fails with
 * the id of the limit that is used up [CHK-12, MEM-01, VCH-02].
 */
export async function setLimitUsages(
  client: PoolClient,
  { eventId, cartId }: { eventId: string; cartId: string },
  usages: readonly LimitUsage[],
): Promise<Result<void, string>> {
  const { rows } = await client.query<{ usedUp: string | null }>(
    'select set_limit_usages($1, $2, $3, $4, $5) as "usedUp"',
    [
      eventId,
      cartId,
      usages.map(({ limitId }) => limitId),
      usages.map(({ total }) => total),
      usages.map(({ keepSeconds }) => keepSeconds),
    ],
  );
  const usedUp = rows[0]?.usedUp ?? null;
  return usedUp === null ? success(undefined) : failure(usedUp);
}
