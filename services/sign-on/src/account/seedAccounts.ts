import { exampleAccounts } from '@festival/example-festivals/exampleAccounts';
import type { Pool } from 'pg';
import { hashPassword } from './hashPassword.ts';
import { openAccount } from './openAccount.ts';

/** The password of every example account. */
export const examplePassword = 'festival';

const brands = ['solstrand', 'nachtwoud'];

/** Stores the missing example accounts and their memberships. It does not change existing accounts. */
export async function seedAccounts(pool: Pool): Promise<void> {
  for (const { id, email, address, membership, ...person } of exampleAccounts) {
    const known = await pool.query('select 1 from sign_on.accounts where id = $1', [id]);
    if (known.rowCount) continue;
    await openAccount(pool, {
      id,
      email,
      passwordHash: await hashPassword(examplePassword),
      profile: { ...person, ...address },
    });
    if (membership.status === '') continue;
    await pool.query(
      `insert into members.memberships (brand, account_id, level, status) select brand, $2, $3, $4 from unnest($1::text[]) brand
       on conflict do nothing`,
      [brands, id, membership.level, membership.status],
    );
  }
}
