import type { Pool } from 'pg';

/** Returns a hash of the rows of each table, so that a test can check that nothing has changed. */
export async function databaseImage(pool: Pool): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'members', 'sign_on') order by 1`,
  );
  const hashes = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(row::text, chr(10) order by row::text)), '') as hash from ${name} row`,
  );
  const { rows } = await pool.query<{ name: string; hash: string }>(hashes.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
