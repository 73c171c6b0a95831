import type { Pool } from 'pg';

export type Membership = { level: number; status: string };

/** An account's membership with a brand; level 0 without status when it has none. */
export async function readMembership(
  pool: Pool,
  { brand, accountId }: { brand: string; accountId: string },
): Promise<Membership> {
  const { rows } = await pool.query<Membership>(
    'select level, status from members.memberships where brand = $1 and account_id = $2',
    [brand, accountId],
  );
  return rows[0] ?? { level: 0, status: '' };
}
