import { posix } from 'node:path';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { shopPool } from '@festival/service-kit/database/shopPool';
import { LRUCache } from 'lru-cache';
import type { ClientBase } from 'pg';
import * as z from 'zod/mini';
import { schemaErrors } from '../error/schemaErrors.ts';
import { inTurn } from '../storage/inTurn.ts';
import type { Records } from '../storage/records.ts';
import { migrateRegistry } from './migrateRegistry.ts';
import { recordChanges, sayChange } from './recordChanges.ts';

/**
 * The number of records that are cached in memory, the most recently read ones: enough for all that hosts request, but not for the history of every
 * brand.
 */
const mostKnown = 10_000;

/**
 * Stores records as rows of PostgreSQL, which several registries share. A record that was read stays in memory until a registry changes it, so that a
 * host's request does not wait for the database. While change notifications are interrupted, each read queries the database.
 */
export async function postgresRecords(databaseUrl: string, onError: (error: unknown) => void): Promise<Records> {
  await migrateRegistry(databaseUrl);
  const pool = shopPool(databaseUrl, 10);
  pool.on('error', onError);
  const known = new LRUCache<string, Promise<unknown>>({ max: mostKnown });
  const changes = new Map<string, number>();
  const changesIn = (folder: string): number => changes.get(folder) ?? 0;
  const forget = (path: string) => {
    known.delete(path);
    const [folder = ''] = path.split('/');
    changes.set(folder, changesIn(folder) + 1);
  };
  const onGap = () => {
    known.clear();
    // Results that were computed from versions may be outdated too.
    forget('versions');
  };
  const notified = await recordChanges({ databaseUrl, onChange: forget, onGap, onError });

  async function query<Schema extends z.core.$ZodType>(path: string, schema: Schema) {
    const { rows } = await pool.query<{ record: unknown }>(
      'select record from registry.records where folder = $1 and name = $2',
      keyOf(path),
    );
    if (!rows[0] || rows[0].record === null) return null;
    const parsed = z.safeParse(schema, rows[0].record);
    if (!parsed.success) throw new Error(`the record ${path} is damaged: ${schemaErrors(parsed.error).join('; ')}`);
    return parsed.data;
  }

  /**
   * The promise is stored before the answer arrives, so that a change notified meanwhile makes the next read query
   * again.
   */
  function remember(path: string, record: Promise<unknown>): void {
    known.set(path, record);
    record.catch(() => known.get(path) === record && known.delete(path));
  }

  /** Changes one record, notifies the change, and creates the parent folders. Returns false if there was nothing to change. */
  async function change(path: string, statement: string, values: unknown[] = []): Promise<boolean> {
    const hasChanged = await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(statement, [...keyOf(path), ...values]);
      if (rowCount === 0) return false;
      await addFolders(client, path);
      await client.query(sayChange, [path]);
      return true;
    });
    // This process knows its own changes without a notification.
    forget(path);
    return hasChanged;
  }

  const queue = inTurn();
  return {
    read<Schema extends z.core.$ZodType>(path: string, schema: Schema) {
      const last = known.get(path) as Promise<z.output<Schema> | null> | undefined;
      if (last !== undefined) return last;
      const record = query(path, schema);
      if (notified.isHearing()) remember(path, record);
      return record;
    },
    create: (path, record) => change(path, `${insert} on conflict do nothing`, [JSON.stringify(record)]),
    async replace(path, record) {
      const statement = `${insert} on conflict (folder, name) do update set record = excluded.record`;
      await change(path, statement, [JSON.stringify(record)]);
    },
    async remove(path) {
      await change(path, 'delete from registry.records where folder = $1 and name = $2');
    },
    async names(path) {
      const found = await pool.query<{ name: string }>('select name from registry.records where folder = $1', [path]);
      return found.rows.map(({ name }) => name);
    },
    changes: changesIn,
    inTurn: (task) =>
      queue(() =>
        inTransaction(pool, async (client) => {
          await client.query("select pg_advisory_xact_lock(hashtext('registry turn'))");
          await notified.heard();
          return task();
        }),
      ),
    async close() {
      await notified.close();
      await pool.end();
    },
  };
}

const insert = 'insert into registry.records (folder, name, record) values ($1, $2, $3)';

/** `brands/solstrand/00000184` is the name 00000184 in the folder brands/solstrand. */
const keyOf = (path: string): [folder: string, name: string] => [posix.dirname(path), posix.basename(path)];

async function addFolders(client: ClientBase, path: string): Promise<void> {
  const above: string[] = [];
  for (let folder = posix.dirname(path); folder.includes('/'); folder = posix.dirname(folder)) above.unshift(folder);
  if (above.length === 0) return;
  const statement = `insert into registry.records (folder, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing`;
  await client.query(statement, [
    above.map((folder) => posix.dirname(folder)),
    above.map((folder) => posix.basename(folder)),
  ]);
}
