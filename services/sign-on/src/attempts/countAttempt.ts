import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** A key that attempts are counted by, such as an account or a client's network, and its limit. */
export type AttemptLimit = { key: string; most: number };

/** A counted attempt. */
export type Attempt = { keys: Buffer[]; at: string };

/**
 * Counts an attempt for all of its keys, in one statement. It is called before the work, so that concurrent attempts
 * can't exceed a limit. Null when a limit is reached; then nothing is counted.
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

/** Uncounts an attempt that was not a wrong guess. */
export async function takeBackAttempt(pool: Pool, { keys, at }: Attempt): Promise<void> {
  await pool.query('select sign_on.take_back_attempt($1::bytea[], $2::timestamptz)', [keys, at]);
}
