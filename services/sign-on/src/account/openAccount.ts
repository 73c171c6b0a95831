import { randomUUID } from 'node:crypto';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import type { Profile } from './account.ts';
import { profileColumns, profileValues } from './profileColumns.ts';

type NewAccount = { id?: string; email: string; passwordHash: string; profile: Profile };

/**
 * Opens an account whose address is verified, and returns its id. An existing account with the address does not change.
 */
export async function openAccount(
  pool: Pool,
  { id, email, passwordHash, profile }: NewAccount,
): Promise<Result<string, 'emailTaken'>> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into sign_on.accounts (id, email, password_hash, verified_at, ${profileColumns})
     values ($1, lower($2), $3, clock_timestamp(), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning id`,
    [id ?? randomUUID(), email, passwordHash, ...profileValues(profile)],
  );
  return rows[0] ? success(rows[0].id) : failure('emailTaken');
}
