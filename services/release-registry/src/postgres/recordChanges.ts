import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import pg from 'pg';

const channel = 'registry_records';

/** Milliseconds between two looks at the connection: for so long and the time limit a broken one may go unnoticed. */
const pause = 1_000;
const timeLimit = 2_000;

type Deps = {
  databaseUrl: string;
  /** A record was written or removed, by whichever registry. */
  onChange: (path: string) => void;
  /** From now on changes may go unheard. */
  onGap: () => void;
  onError: (error: unknown) => void;
};

/** Says what every registry on the database changes, by a connection of its own, which is made anew when it breaks. */
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

  /** PostgreSQL sends what was committed before a question in front of its answer. */
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
    /** Whether every change is heard, within milliseconds. */
    isHearing: () => hearing !== null,
    /** All that was committed before was heard when this answers; or there is a gap, which was said. */
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

/** The statement by which a transaction says that it has changed the record of a path. */
export const sayChange = `select pg_notify('${channel}', $1)`;
