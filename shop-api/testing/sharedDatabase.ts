import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningDatabase, startDatabase } from '../src/platform/database/startDatabase.ts';

/** What a test run keeps of its database server. */
export type SharedDatabase = { close: () => Promise<void> };

/**
 * One PostgreSQL for a whole test run, started when the first test asks for it at a socket (its path is in
 * `TEST_DATABASE_SOCKET`), so that runs without a database pay nothing.
 */
export async function openSharedDatabase(): Promise<SharedDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-api-tests-'));
  // PostgreSQL's account enters here too.
  chmodSync(folder, 0o711);
  let database: Promise<RunningDatabase> | null = null;
  const listener: Server = createServer((caller) => {
    caller.on('error', () => {});
    database ??= startDatabase({
      dataFolder: path.join(folder, 'data'),
      // A test's data need not survive a power cut.
      parameters: { fsync: 'off', full_page_writes: 'off' },
    });
    database.then(
      ({ url }) => caller.end(JSON.stringify({ url })),
      (error: Error) => caller.end(JSON.stringify({ error: error.message })),
    );
  });
  const socket = path.join(folder, 'socket');
  await new Promise<void>((resolve) => listener.listen(socket, resolve));
  process.env.TEST_DATABASE_SOCKET = socket;
  return {
    close: async () => {
      listener.close();
      await database?.then((running) => running.stop()).catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
