import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import pg from 'pg';

const channel = 'registry_records';

/**
 * Milliseconds between two checks of the connection. A broken connection may remain unnoticed for this interval plus
 * the time limit.
 */
const pause = 1_000;
const timeLimit = 2_000;

type Deps = {
  databaseUrl: string;
  /** Called when a registry has written or removed a record. */
  onChange: (path: string) => void;
  /** Called when changes may be missed from now on. */
  onGap: () => void;
  onError: (error: unknown) => void;
};

/** Reports the changes of every registry on the database. It uses a separate connection, which is opened again when it breaks. */
export async function recordChanges({ databaseUrl, onChange, onGap, onError }: Deps) {
  let hearing: pg.Client | null = null;

  function lose(lost: pg.Client): void {
    if (hearing === lost) {
      hearing = null;
      onGap();
    }
    void lost.end().catch(() => {});
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: timeLimit,
      query_timeout: timeLimit,
      keepAlive: true,
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload = '' }) => onChange(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      hearing = client;
    } catch (error) {
      lose(client);
      throw error;
    }
  }

  /** Sends a query, because PostgreSQL sends earlier notifications before the answer to a query. */
  async function ask(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch (error) {
      lose(client);
      throw error;
    }
  }

  await listen();
  const looking = runPeriodically(() => (hearing === null ? listen() : ask(hearing)), pause, onError);
  return {
    /** Whether every change is notified within milliseconds. */
    isHearing: () => hearing !== null,
    /** Resolves when all earlier commits have been notified, or when an interruption was reported. */
    async heard(): Promise<void> {
      if (hearing !== null) await ask(hearing).catch(onError);
    },
    async close(): Promise<void> {
      await looking.stop();
      const last = hearing;
      hearing = null;
      await last?.end();
    },
  };
}

/** The statement by which a transaction notifies a change of the record at a path. */
export const sayChange = `select pg_notify('${channel}', $1)`;
