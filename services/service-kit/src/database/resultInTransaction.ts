import type { Result } from '@festival/shared-contracts/errors/result';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from './inTransaction.ts';

/** Thrown to roll back, and caught below. */
class RolledBack extends Error {}

/** Runs the work in one transaction. When it throws or returns a failure, nothing changes. */
export async function resultInTransaction<Value, Failure>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const answered: { result?: Result<Value, Failure> } = {};
  try {
    return await inTransaction(pool, async (client) => {
      answered.result = await work(client);
      if (!answered.result.ok) throw new RolledBack();
      return answered.result;
    });
  } catch (error) {
    if (error instanceof RolledBack && answered.result) return answered.result;
    throw error;
  }
}
