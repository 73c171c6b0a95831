import type { Pool } from 'pg';

/** The brands whose newsletter an account receives. */
export async function subscribedBrands(pool: Pool, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ brand: string }>(
    'select brand from members.newsletter_subscriptions where account_id = $1 order by brand',
    [accountId],
  );
  return rows.map(({ brand }) => brand);
}
