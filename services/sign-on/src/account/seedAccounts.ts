import { exampleAccounts } from '@festival/example-festivals/exampleAccounts';
import type { Pool } from 'pg';
import { hashPassword } from './hashPassword.ts';
import { openAccount } from './openAccount.ts';

/** The password of every example account. */
export const examplePassword = 'festival';

/** Stores the missing example accounts. It does not change existing ones. */
export async function seedAccounts(pool: Pool): Promise<void> {
  for (const { id, email, address, membership: _atTheShop, ...person } of exampleAccounts) {
    const known = await pool.query('select 1 from sign_on.accounts where id = $1', [id]);
    if (known.rowCount) continue;
    await openAccount(pool, {
      id,
      email,
      passwordHash: await hashPassword(examplePassword),
      profile: { ...person, ...address },
    });
  }
}
