import type { Pool } from 'pg';

/** Deletes expired links, with the addresses in them. */
export async function forgetNewsletterLinks(pool: Pool): Promise<void> {
  await pool.query('delete from members.newsletter_links where expires_at < statement_timestamp()');
}
