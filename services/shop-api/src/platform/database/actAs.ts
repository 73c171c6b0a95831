import { inTransaction } from '@festival/service-kit/database/inTransaction';
import type { Pool, PoolClient } from 'pg';

/**
 * Sets the actor for the rest of a transaction, for the audit log of orders: `shopper`, `provider …`, `job …` or
 * `operator …`.
 */
async function setActor(client: PoolClient, actor: string): Promise<void> {
  await client.query(`set local shop.actor = ${client.escapeLiteral(actor)}`);
}

/**
 * Runs the work in one transaction and logs its changes of orders with this actor. When the work throws, nothing
 * changes.
 */
export function actAs<Answer>(
  pool: Pool,
  actor: string,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(pool, async (client) => {
    await setActor(client, actor);
    return work(client);
  });
}
