import path from 'node:path';
import { runningDatabase } from '@festival/service-kit/database/runningDatabase';
import { readEnvironment, SettingsError } from '@festival/service-kit/settings/readEnvironment';
import pg from 'pg';
import { z } from 'zod';

const settingsSchema = z.object({
  /** Without it, the embedded database of the shop that runs on SHOP_DATA is used. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be the address of the shop’s database, such as postgresql://user:password@host/shop',
    })
    .optional(),
  SHOP_DATA: z.string().default('.data'),
  MAIL_FOLDER: z.string().optional(),
});

type Work = (pool: pg.Pool, settings: { mailFolder: string }) => Promise<string>;

/**
 * Runs an operator's command on the shop's database and prints its result. If the operator made a mistake, prints a
 * sentence and exits with 1.
 */
export async function runCommand(work: Work): Promise<void> {
  try {
    const env = readEnvironment(settingsSchema, process.env);
    const connectionString = env.DATABASE_URL ?? runningDatabase(path.join(env.SHOP_DATA, 'postgres'));
    if (connectionString === null)
      throw new CommandError(`No shop runs on ${env.SHOP_DATA}: start it, or set DATABASE_URL to its database.`);
    const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 10_000 });
    try {
      console.log(await work(pool, { mailFolder: env.MAIL_FOLDER ?? path.join(env.SHOP_DATA, 'mail') }));
    } finally {
      await pool.end();
    }
  } catch (error) {
    console.error(error instanceof SettingsError || error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}

/** A mistake that the operator can correct. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
