import { sqlStatements } from '@festival/service-kit/database/sqlStatements';
import type { ClientBase, Pool } from 'pg';

/** Runs a text of several statements one by one, as a distributed database requires. */
export async function runStatements(database: ClientBase | Pool, text: string): Promise<void> {
  for (const { sql } of sqlStatements(text)) await database.query(sql);
}
