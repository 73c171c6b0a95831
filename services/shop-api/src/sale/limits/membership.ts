import type { Pool } from 'pg';

/** Status `''` means that the account never had a membership. */
export type Membership = { level: number; status: '' | 'active' | 'expired' };

/** The level of every membership that a shop sells. */
export const soldLevel = 1;

/** An account's membership of a brand, given or bought. Level 0 and an empty status mean that it has none. */
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
