import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningDatabase, startDatabase } from '../src/platform/database/startDatabase.ts';

/** What a test run keeps of its database server. */
export type DatabaseDoor = { close: () => Promise<void> };

/**
 * One PostgreSQL for a whole test run, started when the first test asks for it at the door (a socket whose path is in
 * `TEST_DATABASE_DOOR`), so that runs without a database pay nothing.
 */
export async function openDatabaseDoor(): Promise<DatabaseDoor> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-api-tests-'));
  // PostgreSQL's account enters here too.
  chmodSync(folder, 0o711);
  let database: Promise<RunningDatabase> | null = null;
  const door: Server = createServer((caller) => {
    caller.on('error', () => {});
    database ??= startDatabase({
      dataFolder: path.join(folder, 'data'),
      // A test's data need not survive a power cut.
      settings: { fsync: 'off', full_page_writes: 'off' },
    });
    database.then(
      ({ url }) => caller.end(JSON.stringify({ url })),
      (error: Error) => caller.end(JSON.stringify({ error: error.message })),
    );
  });
  const socket = path.join(folder, 'door');
  await new Promise<void>((resolve) => door.listen(socket, resolve));
  process.env.TEST_DATABASE_DOOR = socket;
  return {
    close: async () => {
      door.close();
      await database?.then((running) => running.stop()).catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
