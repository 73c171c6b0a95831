import pg from 'pg';

/**
 * Connections on which statements are planned for tables that fill within a minute, whatever they held when PostgreSQL last
 * looked: by keys, never by reading a whole table where an index serves. Without JIT, which older releases would start for
 * the one statement that has no index.
 */
export function shopPool(connectionString: string, max: number): pg.Pool {
  return new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    options: '-c enable_seqscan=off -c jit=off -c plan_cache_mode=force_generic_plan',
  });
}
