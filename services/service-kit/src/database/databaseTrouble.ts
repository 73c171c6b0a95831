export type DatabaseTrouble = 'database.away' | 'database.busy' | 'database.read_only';

/**
 * Why the database can't execute a query, derived from the query's error. Unavailable: it refuses or closes
 * connections, is starting, or its disk is full. Read-only: a standby after a failover. Busy: a lock or statement timed
 * out, or a replica canceled the query. In each case nothing was written. Null for any other error.
 */
export function databaseTrouble({ code = '', message }: { code?: string; message: string }): DatabaseTrouble | null {
  if (code === '25006') return 'database.read_only';
  if (code === '55P03' || code === '57014' || code === '40001') return 'database.busy';
  const isAway =
    /^(08|53|57)[0-9A-Z]{3}$|^(ECONN|ENOENT|EPIPE)/.test(code) ||
    /Connection terminated|timeout exceeded when trying/.test(message);
  return isAway ? 'database.away' : null;
}
