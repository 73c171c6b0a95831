import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';

/** Unknown codes that may come from one address in ten minutes: many typing errors, no search for a code. */
export const voucherMisses = { most: 50, minutes: 10 } as const;

type Client = { eventId: string; address: string };

const hashOf = ({ eventId, address }: Client): Buffer =>
  createHash('sha256').update(`voucher ${eventId} ${address}`).digest();

/** Throws 429 where too many unknown codes came from, for right codes too: else the search would go on. */
export async function requireFewMisses(pool: Pool, client: Client): Promise<void> {
  const { rows } = await pool.query<{ misses: number }>(
    `select count(*)::integer as misses from look_ups, unnest(made_at) at
     where event_id = $1 and client_hash = $2 and at > clock_timestamp() - $3 * interval '1 minute'`,
    [client.eventId, hashOf(client), voucherMisses.minutes],
  );
  if ((rows[0]?.misses ?? 0) >= voucherMisses.most)
    throw new ApiFailure(429, 'voucher.too_many', 'Too many unknown codes. Try again in ten minutes.');
}

/** Notes an unknown code, where look-ups are noted. */
export async function countMiss(pool: Pool, client: Client): Promise<void> {
  await pool.query(`select count_look_up($1, $2, $3, $4 * interval '1 minute')`, [
    client.eventId,
    hashOf(client),
    voucherMisses.most,
    voucherMisses.minutes,
  ]);
}
