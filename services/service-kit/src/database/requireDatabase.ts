import pg from 'pg';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';

const oldest = 150_000;

/** Throws a DatabaseStartError, which names the setting, unless the PostgreSQL at this address answers and is recent enough. */
export async function requireDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::integer as version",
    );
    if ((rows[0]?.version ?? 0) >= oldest) return;
  } catch (error) {
    // The message contains host, database or account, never the password.
    throw new DatabaseStartError(
      `The PostgreSQL of ${setting} can't be used (${(error as Error).message}): check that it is running, and that the address, account and password are right.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  throw new DatabaseStartError(`The PostgreSQL of ${setting} is older than release 15: use a newer one.`);
}
