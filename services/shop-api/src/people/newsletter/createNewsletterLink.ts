import { hashOfToken, newSecretToken } from '@festival/service-kit/secret/newSecretToken';
import type { Pool } from 'pg';

/** How long a link that confirms an address is valid. */
export const linkHours = 48;

type Address = { brand: string; email: string };

/** Creates a link and returns its token; only the link contains it. */
export async function createNewsletterLink(pool: Pool, { brand, email }: Address): Promise<string> {
  const token = newSecretToken();
  await pool.query(
    `insert into members.newsletter_links (token_hash, brand, email, expires_at)
     values ($1, $2, $3, clock_timestamp() + $4 * interval '1 hour')`,
    [hashOfToken(token), brand, email, linkHours],
  );
  return token;
}
