import type { Pool } from 'pg';
import { endSignOnsOf } from '../records/records.ts';
import type { ShopAccounts } from '../shop/shopAccounts.ts';
import { hashPassword } from './hashPassword.ts';

/**
 * Sets a new password for the account of a verified address, and ends all sessions of the account, here and in the
 * shops. Returns the account's id; null if it was erased meanwhile.
 */
export async function changePassword(
  { pool, shop }: { pool: Pool; shop: Pick<ShopAccounts, 'endSessions'> },
  email: string,
  password: string,
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `update sign_on.accounts set password_hash = $2, verified_at = coalesce(verified_at, clock_timestamp())
     where email = $1 returning id`,
    [email, await hashPassword(password)],
  );
  const id = rows[0]?.id ?? null;
  if (id === null) return null;
  await endSignOnsOf(pool, id);
  await shop.endSessions(id);
  return id;
}
