import type { Pool } from 'pg';
import { hashOfToken, newSecretToken } from '../secret/newSecretToken.ts';

/** A session expires when it was not used for this time. */
const idleDays = 14;

/** Creates a session of an account and returns its id; the database stores a hash. */
export async function openUserSession(pool: Pool, accountId: string): Promise<string> {
  const id = newSecretToken();
  await pool.query('insert into members.sessions (id_hash, account_id) values ($1, $2)', [hashOfToken(id), accountId]);
  return id;
}

/** The account of a session; null once it has expired. */
export async function accountOfSession(pool: Pool, id: string): Promise<string | null> {
  const values = [hashOfToken(id), idleDays];
  const { rows } = await pool.query<{ accountId: string; isFresh: boolean }>(
    `select account_id as "accountId", seen_at > clock_timestamp() - interval '1 hour' as "isFresh" from members.sessions
     where id_hash = $1 and seen_at > clock_timestamp() - $2 * interval '1 day'`,
    values,
  );
  if (!rows[0]) return null;
  // The time is updated once an hour, so that most reads write nothing.
  if (!rows[0].isFresh)
    await pool.query('update members.sessions set seen_at = statement_timestamp() where id_hash = $1', [
      hashOfToken(id),
    ]);
  return rows[0].accountId;
}

export async function endUserSession(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from members.sessions where id_hash = $1', [hashOfToken(id)]);
}

/** Ends every session of an account, at every host. */
export async function endSessionsOf(pool: Pool, accountId: string): Promise<void> {
  await pool.query('delete from members.sessions where account_id = $1', [accountId]);
}

/** Deletes expired sessions. */
export async function forgetSessions(pool: Pool): Promise<void> {
  await pool.query("delete from members.sessions where seen_at < statement_timestamp() - $1 * interval '1 day'", [
    idleDays,
  ]);
}
