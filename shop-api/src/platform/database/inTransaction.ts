import type { Pool, PoolClient } from 'pg';

/** Does the work in one transaction: all of it, or, when it throws, none. */
export async function inTransaction<Answer>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const { client, release } = await heldConnection(pool);
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
    // A connection that can't even roll back is thrown away.
    release(broken);
  }
}

type HeldConnection = { client: PoolClient; release: (broken?: Error) => void };

/**
 * A connection of the pool, listened to: one that is lost says so beside failing the statement under way, and unheard that would
 * end the process. Taken by callback: after a promise the listening would begin too late for what came along with the last answer.
 */
function heldConnection(pool: Pool): Promise<HeldConnection> {
  return new Promise((resolve, reject) => {
    pool.connect((error, client) => {
      if (!client) {
        reject(error);
        return;
      }
      let lost: Error | undefined;
      const hear = (reason: Error) => {
        lost = reason;
      };
      client.on('error', hear);
      const release = (broken?: Error) => {
        client.release(lost ?? broken);
        client.off('error', hear);
      };
      resolve({ client, release });
    });
  });
}
