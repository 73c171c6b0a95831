import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** No socket yet, no listener, or "the database system is starting up". */
const notYet = ['ENOENT', 'ECONNREFUSED', '57P03'];

/** Waits for the server's first answer and creates the database `shop` if it is missing. Rejects with any other error. */
export async function awaitServer(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('it ended while starting');
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      const found = await client.query("select 1 from pg_database where datname = 'shop'");
      if (found.rowCount === 0) await client.query('create database shop');
      return;
    } catch (error) {
      if (!notYet.includes((error as { code?: string }).code ?? '')) throw error;
      await wait(15);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
