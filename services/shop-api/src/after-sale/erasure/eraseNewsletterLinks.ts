import type { Pool } from 'pg';

/** Deletes the links mailed to the addresses of erased people, ignoring case. */
export async function eraseNewsletterLinks(pool: Pool, emails: readonly string[]): Promise<void> {
  await pool.query('delete from members.newsletter_links where lower(email) = any ($1::text[])', [
    emails.map((email) => email.toLowerCase()),
  ]);
}
