export type DatabaseTrouble = 'database.away' | 'database.busy' | 'database.read_only';

/**
 * What keeps the database from answering, for an error of a query: it is away (refuses connections, has closed them, is starting,
 * its disk is full), it only reads, as a standby does after a failover, or it is busy: a row stayed locked by somebody else, or the
 * statement took too long, or a replica had to replace what it was reading. Null for an error of another kind. Nothing was written.
 */
export function databaseTrouble({ code = '', message }: { code?: string; message: string }): DatabaseTrouble | null {
  if (code === '25006') return 'database.read_only';
  if (code === '55P03' || code === '57014' || code === '40001') return 'database.busy';
  const isAway =
    /^(08|53|57)[0-9A-Z]{3}$|^(ECONN|ENOENT|EPIPE)/.test(code) ||
    /Connection terminated|timeout exceeded when trying/.test(message);
  return isAway ? 'database.away' : null;
}
