import { exampleAccounts } from '@festival/example-festivals/exampleAccounts';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import type { Pool } from 'pg';

const brands = Object.keys(mailBrands);

/** Stores the missing memberships of the example accounts. It does not change existing ones. */
export async function seedMemberships(pool: Pool): Promise<void> {
  for (const { id, membership } of exampleAccounts) {
    if (membership.status === '') continue;
    await pool.query(
      `insert into members.memberships (brand, account_id, level, status) select brand, $2, $3, $4 from unnest($1::text[]) brand
       on conflict do nothing`,
      [brands, id, membership.level, membership.status],
    );
  }
}
