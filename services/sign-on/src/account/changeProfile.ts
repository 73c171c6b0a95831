import type { Pool } from 'pg';
import type { Profile } from './account.ts';
import { profileColumns, profileValues } from './profileColumns.ts';

export async function changeProfile(pool: Pool, id: string, profile: Profile): Promise<void> {
  await pool.query(
    `update sign_on.accounts set (${profileColumns}) = ($2, $3, $4, $5::date, $6, $7, $8, $9, $10, $11) where id = $1`,
    [id, ...profileValues(profile)],
  );
}
