import type { TestDatabase } from './testDatabase.ts';

type Membership = { brand?: string; level?: number; status?: '' | 'active' | 'expired' };

/** Gives an account a membership, by default an active one of Solstrand with level 1. */
export async function giveMembership(
  { pool }: TestDatabase,
  accountId: string,
  { brand = 'solstrand', level = 1, status = 'active' }: Membership = {},
): Promise<void> {
  await pool.query(
    `insert into members.memberships (brand, account_id, level, status) values ($1, $2, $3, $4)
     on conflict (brand, account_id) do update set level = excluded.level, status = excluded.status`,
    [brand, accountId, level, status],
  );
}
