import type { Pool } from 'pg';

/** Deletes the links that were mailed to these addresses, whatever the case of their letters: their owners are erased. */
export async function eraseNewsletterLinks(pool: Pool, emails: readonly string[]): Promise<void> {
  await pool.query('delete from members.newsletter_links where lower(email) = any ($1::text[])', [
    emails.map((email) => email.toLowerCase()),
  ]);
}
