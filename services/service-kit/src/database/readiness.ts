import { setTimeout as wait } from 'node:timers/promises';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';

type NotReady = 'no database' | 'read-only database' | 'no answer of the database';
type Readiness = Result<undefined, NotReady>;

/** How long a positive result is cached, so that frequent checks don't load the disk. */
const freshMilliseconds = 250;

/**
 * Checks within `seconds` whether the database can write. It commits a message to the write-ahead log, which needs no
 * table, waits for no lock and is dropped with the log. Concurrent callers share one check.
 */
export function readiness(pool: Pool, seconds = 2): () => Promise<Readiness> {
  let underWay: Promise<Readiness> | null = null;
  let provenAt = Number.NEGATIVE_INFINITY;
  const prove = async (): Promise<Readiness> => {
    const answer = await written(pool);
    if (answer.ok) provenAt = performance.now();
    underWay = null;
    return answer;
  };
  return async () => {
    if (performance.now() - provenAt < freshMilliseconds) return success(undefined);
    underWay ??= prove();
    const impatience = new AbortController();
    const tooLate = wait(seconds * 1000, failure<NotReady>('no answer of the database'), { signal: impatience.signal });
    tooLate.catch(() => {});
    try {
      return await Promise.race([underWay, tooLate]);
    } finally {
      impatience.abort();
    }
  };
}

async function written(pool: Pool): Promise<Readiness> {
  try {
    const { rowCount } = await pool.query(
      `select pg_logical_emit_message(true, 'festival-shop', 'ready') where current_setting('transaction_read_only') = 'off'`,
    );
    return rowCount === 1 ? success(undefined) : failure('read-only database');
  } catch {
    return failure('no database');
  }
}
