import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { bareDatabase } from '../../../testing/testDatabase.ts';
import { applyFunctions } from './applyFunctions.ts';
import { functionFiles } from './functionFiles.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const migration = '0140_amounts-of-no-payment.sql';

test('a database of an earlier release still logs changes of review cases after the migration that widens the amount columns [API-10]', async () => {
  const { url, drop } = await bareDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const files = readdirSync(folder).sort();
  for (const file of files.slice(0, files.indexOf(migration)))
    await client.query(readFileSync(path.join(folder, file), 'utf8'));
  await client.query('begin');
  await applyFunctions(client, functionFiles());
  await client.query(readFileSync(path.join(folder, migration), 'utf8'));
  await applyFunctions(client, functionFiles());
  await client.query('commit');
  const { rows } = await client.query<{ name: string }>(
    `select tgname as name from pg_trigger where tgrelid = 'review_cases'::regclass and not tgisinternal order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['log_insert', 'log_update']);
  await client.end();
  await drop();
});
