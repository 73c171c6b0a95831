import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningDatabase, startDatabase } from '@festival/service-kit/database/startDatabase';
import { failure, success } from '@festival/shared-contracts/errors/result';

/** The database server of a test run. */
export type SharedDatabase = { close: () => Promise<void> };

/**
 * One PostgreSQL for a whole test run. The first connection to its socket (`TEST_DATABASE_SOCKET` contains the path)
 * starts it, so that runs without a database are not slowed down.
 */
export async function openSharedDatabase(): Promise<SharedDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-api-tests-'));
  // PostgreSQL's account must be able to enter it.
  chmodSync(folder, 0o711);
  let database: Promise<RunningDatabase> | null = null;
  const listener: Server = createServer((caller) => {
    caller.on('error', () => {});
    database ??= startDatabase({
      dataFolder: path.join(folder, 'data'),
      // Test data does not have to survive a power failure.
      parameters: { fsync: 'off', full_page_writes: 'off' },
    });
    database.then(
      ({ url }) => caller.end(JSON.stringify(success(url))),
      (error: Error) => caller.end(JSON.stringify(failure(error.message))),
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
