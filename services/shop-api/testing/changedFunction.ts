import type { Pool } from 'pg';

type Change = {
  /** The seconds by which the function is slowed down, so that concurrent calls overlap. */
  pause: number;
  /** The part that is removed from the function's source. */
  without: string;
};

/**
 * Changes a PL/pgSQL function of the test's database. Returns a function that restores it. Throws if the source does
 * not contain the part to remove.
 */
export async function changedFunction(pool: Pool, name: string, change: Change): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ source: string }>('select pg_get_functiondef($1::regproc) as source', [name]);
  const source = rows[0]?.source ?? '';
  const { pause, without } = change;
  const slow = source.replace(
    /(return (?!query)[^;]+;\s*)?end \$function\$\s*$/,
    (end) => `perform pg_sleep(${pause}); ${end}`,
  );
  if (slow === source || !source.includes(without))
    throw new Error(`${name} does not contain the text that this test replaces`);
  await pool.query(slow.replace(without, ''));
  return async () => {
    await pool.query(source);
  };
}
