import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * A key by which attempts are counted, such as a client's network or an account, and the maximum number of attempts.
 */
type AttemptLimit = { key: string; most: number };

type Attempts = { eventId: string; limits: readonly AttemptLimit[]; minutes: number };

/** A counted attempt. */
export type Attempt = { eventId: string; clients: Buffer[]; at: string };

const hashOf = (eventId: string, key: string): Buffer => createHash('sha256').update(`${eventId} ${key}`).digest();

/**
 * Counts an attempt for all of its keys, in one statement. It is called before the work, so that concurrent attempts
 * can't exceed a limit. Returns null when a limit is reached; then nothing is counted.
 */
export async function countAttempt(pool: Pool, { eventId, limits, minutes }: Attempts): Promise<Attempt | null> {
  const clients = limits.map(({ key }) => hashOf(eventId, key));
  const { rows } = await pool.query<{ at: string | null }>(
    `select count_attempt($1, $2::bytea[], $3::integer[], $4 * interval '1 minute')::text as at`,
    [eventId, clients, limits.map(({ most }) => most), minutes],
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : { eventId, clients, at };
}

/** Subtracts an attempt that was not a wrong guess. */
export async function takeBackAttempt(pool: Pool, { eventId, clients, at }: Attempt): Promise<void> {
  await pool.query('select take_back_attempt($1, $2::bytea[], $3::timestamptz)', [eventId, clients, at]);
}
