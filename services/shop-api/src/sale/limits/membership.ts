import type { Pool } from 'pg';

/** Status `''`: the account has and had no membership. */
export type Membership = { level: number; status: '' | 'active' | 'expired' };

/** The level of every membership that a shop sells. */
export const soldLevel = 1;

/** An account's membership of a brand, given or bought. Without one: level 0, empty status. */
export async function readMembership(
  pool: Pool,
  { brand, accountId }: { brand: string; accountId: string },
): Promise<Membership> {
  const { rows } = await pool.query<Membership>({
    name: 'membership',
    text: 'select level, status from members.standings where brand = $1 and account_id = $2',
    values: [brand, accountId],
  });
  return rows[0] ?? { level: 0, status: '' };
}
