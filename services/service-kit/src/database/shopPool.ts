import pg from 'pg';

/**
 * Timeouts of every statement of a service: for locks, for execution, and for open transactions. Migrations and
 * commands have none.
 */
export const statementTimeLimits =
  '-c lock_timeout=10s -c statement_timeout=20s -c idle_in_transaction_session_timeout=30s';

/**
 * A pool with planner settings for tables that fill within a minute, when PostgreSQL's statistics are outdated: it
 * prefers an index to a sequential scan. JIT is off, because older releases of PostgreSQL would use it for the one
 * statement without an index.
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
 * Every statement is planned once per connection. A database that can't reuse plans, such as a distributed one (docs/citus.sql), disables this with
 * its own setting, because there the values determine the node that runs the plan.
 */
async function choosePlans(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('plan_cache_mode', coalesce(nullif(current_setting('shop.plan_cache_mode', true), ''), 'force_generic_plan'), false)`,
  );
}
