import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** What an attempt counts for, such as a client's network or an account, and how many it may make. */
type AttemptLimit = { key: string; most: number };

type Attempts = { eventId: string; limits: readonly AttemptLimit[]; minutes: number };

/** A counted attempt. */
export type Attempt = { eventId: string; clients: Buffer[]; at: string };

const hashOf = (eventId: string, key: string): Buffer => createHash('sha256').update(`${eventId} ${key}`).digest();

/**
 * Counts an attempt for everything that it counts for, in one statement and before the work, so that attempts at the same time
 * can't pass a limit together. Null when a limit is reached; then nothing is counted.
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

/** Takes back an attempt that was no wrong guess, so that it doesn't count. */
export async function takeBackAttempt(pool: Pool, { eventId, clients, at }: Attempt): Promise<void> {
  await pool.query('select take_back_attempt($1, $2::bytea[], $3::timestamptz)', [eventId, clients, at]);
}
