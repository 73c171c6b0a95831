import pg from 'pg';
import { z } from 'zod';
import { readEnvironment, SettingsError } from '../settings/environment.ts';

const settingsSchema = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be the address of the shop’s database, such as postgresql://user:password@host/shop',
  }),
  MAIL_FOLDER: z.string().optional(),
});

type Work = (pool: pg.Pool, settings: { mailFolder: string | undefined }) => Promise<string>;

/** Runs one command on the shop's database and prints the sentence that it answers; a wrong setting is told, and ends with 1. */
export async function runCommand(work: Work): Promise<void> {
  try {
    const env = readEnvironment(settingsSchema, process.env);
    const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1, connectionTimeoutMillis: 10_000 });
    try {
      console.log(await work(pool, { mailFolder: env.MAIL_FOLDER }));
    } finally {
      await pool.end();
    }
  } catch (error) {
    console.error(error instanceof SettingsError || error instanceof CommandProblem ? error.message : error);
    process.exitCode = 1;
  }
}

/** What the person at the keyboard can put right. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
}
