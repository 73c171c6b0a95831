import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** What an attempt counts for, such as an account or a client's network, and how many it may make. */
export type AttemptLimit = { key: string; most: number };

/** A counted attempt. */
export type Attempt = { keys: Buffer[]; at: string };

/**
 * Counts an attempt for everything that it counts for, in one statement and before the work, so that attempts at the same time
 * can't pass a limit together. Null when a limit is reached; then nothing is counted.
 */
export async function countAttempt(
  pool: Pool,
  limits: readonly AttemptLimit[],
  minutes: number,
): Promise<Attempt | null> {
  const keys = limits.map(({ key }) => createHash('sha256').update(key).digest());
  const { rows } = await pool.query<{ at: string | null }>(
    `select sign_on.count_attempt($1::bytea[], $2::integer[], $3 * interval '1 minute')::text as at`,
    [keys, limits.map(({ most }) => most), minutes],
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : { keys, at };
}

/** Takes back an attempt that was no wrong guess, so that it doesn't count. */
export async function takeBackAttempt(pool: Pool, { keys, at }: Attempt): Promise<void> {
  await pool.query('select sign_on.take_back_attempt($1::bytea[], $2::timestamptz)', [keys, at]);
}
