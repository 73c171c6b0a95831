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
    options: `-c enable_seqscan=off -c jit=off ${statementTimeLimits}`,
    onConnect: choosePlans,
  });
}

/**
 * Every statement is planned once for a connection. A database that can't reuse plans says so by a setting of its own, as a distributed one
 * does (docs/citus.sql): which node a plan is for depends on its values.
 */
async function choosePlans(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('plan_cache_mode', coalesce(nullif(current_setting('shop.plan_cache_mode', true), ''), 'force_generic_plan'), false)`,
  );
}
