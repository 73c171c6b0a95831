import pg from 'pg';

/**
 * Time limits of every statement of a service: none waits for ever for a lock, runs for ever, or leaves a transaction open. Migrations and
 * commands have none.
 */
export const statementTimeLimits =
  '-c lock_timeout=10s -c statement_timeout=20s -c idle_in_transaction_session_timeout=30s';

/**
 * A pool whose statements are planned for tables that fill within a minute, when PostgreSQL's statistics are still old: by keys,
 * never by reading a whole table where there is an index. Without JIT, which older releases would start for the one statement
 * that has no index.
 */
export function shopPool(connectionString: string, max: number): pg.Pool {
  return new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    options: `-c enable_seqscan=off -c jit=off -c plan_cache_mode=force_generic_plan ${statementTimeLimits}`,
  });
}
