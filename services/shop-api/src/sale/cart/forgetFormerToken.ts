import { hashOfToken } from '@festival/service-kit/secret/newSecretToken';
import type { Pool, PoolClient } from 'pg';
import type { CartCredentials } from './cartCredentials.ts';
import { cartFailures } from './cartFailures.ts';

/**
 * Makes a cart's former token invalid at the first use of the new one, since this use shows that the client has
 * received the new token [SSO-06]. Throws 404 if the former token was exchanged again in between.
 */
export async function forgetFormerToken(
  db: Pool | PoolClient,
  { shop, cartId, token }: CartCredentials,
): Promise<void> {
  // A call with only an account does not use the token.
  if (token === undefined) return;
  const { rowCount } = await db.query(
    'update carts set former_token_hash = null where event_id = $1 and id = $2 and token_hash = $3',
    [shop.eventId, cartId, hashOfToken(token)],
  );
  if (rowCount === 0) throw cartFailures.notFound();
}
