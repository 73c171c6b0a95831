import type { Pool } from 'pg';

/** `''`: none, and none before. */
export type Membership = { level: number; status: '' | 'active' | 'expired' };

/** The level of a membership that is bought in a shop. */
export const soldLevel = 1;

/** An account's membership with a brand, given or bought; level 0 without status when it has none. */
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
