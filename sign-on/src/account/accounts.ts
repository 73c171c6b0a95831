import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { hashPassword } from './hashPassword.ts';

/** The fields of an account that a person can change; empty if unknown. */
export type Profile = {
  givenName: string;
  familyName: string;
  gender: string;
  /** ISO date, or empty. */
  birthdate: string;
  phoneNumber: string;
  street: string;
  streetNumber: string;
  postalCode: string;
  city: string;
  /** Two letters, upper case, or empty. */
  country: string;
};

export type Account = Profile & { id: string; email: string };

const columns = `id, email, given_name as "givenName", family_name as "familyName", gender,
  coalesce(to_char(birthdate, 'YYYY-MM-DD'), '') as birthdate, phone_number as "phoneNumber", street,
  street_number as "streetNumber", postal_code as "postalCode", city, country`;

const profileColumns = `given_name, family_name, gender, birthdate, phone_number, street, street_number, postal_code, city, country`;

const valuesOf = (profile: Profile) => [
  profile.givenName,
  profile.familyName,
  profile.gender,
  profile.birthdate || null,
  profile.phoneNumber,
  profile.street,
  profile.streetNumber,
  profile.postalCode,
  profile.city,
  profile.country,
];

export async function accountById(pool: Pool, id: string): Promise<Account | null> {
  const { rows } = await pool.query<Account>(`select ${columns} from sign_on.accounts where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The account of an address, with the hash of its password. */
export async function accountByEmail(pool: Pool, email: string): Promise<(Account & { passwordHash: string }) | null> {
  const { rows } = await pool.query<Account & { passwordHash: string }>(
    `select ${columns}, password_hash as "passwordHash" from sign_on.accounts where email = lower($1)`,
    [email],
  );
  return rows[0] ?? null;
}

type NewAccount = { id?: string; email: string; password: string; profile: Profile };

/** Opens an account; null when the address has one already, which is left as it is. */
export async function openAccount(pool: Pool, { id, email, password, profile }: NewAccount): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into sign_on.accounts (id, email, password_hash, ${profileColumns})
     values ($1, lower($2), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning id`,
    [id ?? randomUUID(), email, await hashPassword(password), ...valuesOf(profile)],
  );
  return rows[0]?.id ?? null;
}

export async function changeProfile(pool: Pool, id: string, profile: Profile): Promise<void> {
  await pool.query(
    `update sign_on.accounts set (${profileColumns}) = ($2, $3, $4, $5::date, $6, $7, $8, $9, $10, $11) where id = $1`,
    [id, ...valuesOf(profile)],
  );
}
