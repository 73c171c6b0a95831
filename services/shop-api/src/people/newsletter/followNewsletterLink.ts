import { hashOfToken } from '@festival/service-kit/secret/newSecretToken';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';

/**
 * Subscribes the address of a link; a repeated call changes nothing. Fails for an expired link and for a link of
 * another brand.
 */
export async function followNewsletterLink(
  pool: Pool,
  brand: string,
  token: string,
): Promise<Result<void, 'linkExpired'>> {
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
  return rowCount === 1 ? success(undefined) : failure('linkExpired');
}
