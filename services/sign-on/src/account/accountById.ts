import type { Pool } from 'pg';
import type { Account } from './account.ts';

const columns = `id, email, given_name as "givenName", family_name as "familyName", gender,
  coalesce(to_char(birthdate, 'YYYY-MM-DD'), '') as birthdate, phone_number as "phoneNumber", street,
  street_number as "streetNumber", postal_code as "postalCode", city, country,
  verified_at is not null as "isVerified"`;

export async function accountById(pool: Pool, id: string): Promise<Account | null> {
  const { rows } = await pool.query<Account>(`select ${columns} from sign_on.accounts where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The hash of an account's password; null for an unknown account. */
export async function passwordHashOf(pool: Pool, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ hash: string }>(
    'select password_hash as hash from sign_on.accounts where id = $1',
    [id],
  );
  return rows[0]?.hash ?? null;
}

/** The account of an address, with the hash of its password. */
export async function accountByEmail(pool: Pool, email: string): Promise<(Account & { passwordHash: string }) | null> {
  const { rows } = await pool.query<Account & { passwordHash: string }>(
    `select ${columns}, password_hash as "passwordHash" from sign_on.accounts where email = lower($1)`,
    [email],
  );
  return rows[0] ?? null;
}
