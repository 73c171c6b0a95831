import pg from 'pg';

/** Queries a database with a new connection for each call, since a kill may end an open connection. */
export const queryOnce =
  (connectionString: string) =>
  async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
