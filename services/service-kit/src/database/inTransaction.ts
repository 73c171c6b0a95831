import type { Pool, PoolClient } from 'pg';

/** Runs the work in one transaction. When it throws, nothing changes. */
export async function inTransaction<Answer>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const { client, release } = await checkOutConnection(pool);
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    // The pool discards a connection that can't roll back.
    release(broken);
  }
}

type CheckedOutConnection = { client: PoolClient; release: (broken?: Error) => void };

/**
 * Takes a connection from the pool and listens to its errors, because a lost connection emits an error that would end
 * the process if unhandled. It uses the callback, because after a promise the listener would be too late for an error
 * in the same packet.
 */
function checkOutConnection(pool: Pool): Promise<CheckedOutConnection> {
  return new Promise((resolve, reject) => {
    pool.connect((error, client) => {
      if (!client) {
        reject(error);
        return;
      }
      let lost: Error | undefined;
      const onError = (reason: Error) => {
        lost = reason;
      };
      client.on('error', onError);
      const release = (broken?: Error) => {
        client.release(lost ?? broken);
        client.off('error', onError);
      };
      resolve({ client, release });
    });
  });
}
