import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';

/** Unknown codes that one address may send in ten minutes: enough for typing errors, too few for a search. */
export const voucherMisses = { most: 50, minutes: 10 } as const;

type Client = { eventId: string; address: string };

const hashOf = ({ eventId, address }: Client): Buffer =>
  createHash('sha256').update(`voucher ${eventId} ${address}`).digest();

/** Throws 429 after too many unknown codes. Right codes are refused too, or a search would continue. */
export async function requireFewMisses(pool: Pool, client: Client): Promise<void> {
  const { rows } = await pool.query<{ misses: number }>(
    `select count(*)::integer as misses from look_ups, unnest(made_at) at
     where event_id = $1 and client_hash = $2 and at > clock_timestamp() - $3 * interval '1 minute'`,
    [client.eventId, hashOf(client), voucherMisses.minutes],
  );
  if ((rows[0]?.misses ?? 0) >= voucherMisses.most)
    throw new ApiFailure(429, 'voucher.too_many', 'Too many unknown codes. Try again in ten minutes.');
}

/** Counts an unknown code in the table of look-ups. */
export async function countMiss(pool: Pool, client: Client): Promise<void> {
  await pool.query(`select count_look_up($1, $2, $3, $4 * interval '1 minute')`, [
    client.eventId,
    hashOf(client),
    voucherMisses.most,
    voucherMisses.minutes,
  ]);
}
