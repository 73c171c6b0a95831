import type { Pool } from 'pg';
import { hashOfToken, newSecretToken } from '../../platform/secret/newSecretToken.ts';

/** Hours that a link which confirms an address can be followed. */
export const linkHours = 48;

type Address = { brand: string; email: string };

/** Makes a link's token, which is kept nowhere but in the link; links whose time is over are forgotten by the way. */
export async function newNewsletterLink(pool: Pool, { brand, email }: Address): Promise<string> {
  const token = newSecretToken();
  await pool.query('delete from members.newsletter_links where expires_at < clock_timestamp()');
  await pool.query(
    `insert into members.newsletter_links (token_hash, brand, email, expires_at)
     values ($1, $2, $3, clock_timestamp() + $4 * interval '1 hour')`,
    [hashOfToken(token), brand, email, linkHours],
  );
  return token;
}

/** Subscribes the address of a link, however often it is followed. False for a link that is none of the brand's, or is over. */
export async function followNewsletterLink(pool: Pool, brand: string, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with followed as (
       select brand, email from members.newsletter_links
       where token_hash = $2 and brand = $1 and expires_at > clock_timestamp()
     ), added as (
       insert into members.newsletter_addresses (brand, email) select brand, email from followed on conflict do nothing
     )
     select 1 from followed`,
    [brand, hashOfToken(token)],
  );
  return rowCount === 1;
}
