import { timingSafeEqual } from 'node:crypto';
import { hashOfToken, newSecretToken } from '@festival/service-kit/secret/newSecretToken';
import type { PoolClient } from 'pg';
import type { CartStatus } from '../cart-state/cartTransitions.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { areWellFormed, type CartCredentials } from './cartCredentials.ts';
import { cartFailures } from './cartFailures.ts';
import { cartRefusals } from './cartRefusals.ts';
import { requireShopping } from './requireShopping.ts';

type Row = {
  shopSlug: string;
  tokenHash: Buffer;
  formerTokenHash: Buffer | null;
  accountId: string | null;
  status: CartStatus;
  /** Whether an order was placed for the cart, in any status. */
  hasOrder: boolean;
};

/**
 * Replaces a cart's token, which is then invalid; call it in a transaction [SSO-06]. Until the new token is used, the
 * former one may be exchanged again, since the response may have been lost. A second exchange invalidates the unused
 * new token.
 *
 * A cart that is handed over (by a link) loses the form and choices of its former holder, and then belongs to the
 * caller's account, or to none. It must be shopping and without an order, so that no visitor sees or pays the order of
 * another. Without `isHandedOver` the holder stays the same, as at a login. A cart of another account is always handed
 * over. Throws 404 unless the credentials match, 410 for an expired cart, 409 for handing over a cart in payment or
 * with an order.
 */
export async function renewCartToken(
  client: PoolClient,
  credentials: CartCredentials,
  { isHandedOver }: { isHandedOver: boolean },
): Promise<string> {
  const row = await lockedRow(client, credentials, isHandedOver);
  if (row.status === 'expired') throw cartFailures.expired();
  const { shop, cartId, token, accountId = null } = credentials;
  const isOthers = accountId !== null && row.accountId !== null && row.accountId !== accountId;
  const changesHands = isHandedOver || isOthers;
  if (changesHands) {
    requireShopping(row);
    if (row.hasOrder) throw refusalFailure(cartRefusals.confirmed);
  }
  const renewed = newSecretToken();
  // If an exchanged token was never used, the one before it can still be exchanged, since the response may have been
  // lost.
  const former = isSame(token, row.formerTokenHash) ? row.formerTokenHash : row.tokenHash;
  await client.query(
    `update carts set token_hash = $3, former_token_hash = $4,
       account_id = case when $6 then $5 else coalesce(account_id, $5) end,
       buyer = case when $6 then null else buyer end,
       choices = case when $6 then '{}' else choices end
     where event_id = $1 and id = $2`,
    [shop.eventId, cartId, hashOfToken(renewed), former, accountId, changesHands],
  );
  return renewed;
}

const isSame = (token: string | undefined, hash: Buffer | null): boolean =>
  token !== undefined && hash !== null && timingSafeEqual(hashOfToken(token), hash);

/**
 * Locks the cart, and checks that the caller has its token, the token that was exchanged for it, or its account. A link
 * requires the token: a link with a wrong token must not give access to another cart of the account.
 */
async function lockedRow(client: PoolClient, credentials: CartCredentials, needsToken: boolean): Promise<Row> {
  if (!areWellFormed(credentials)) throw cartFailures.notFound();
  const { shop, cartId, token, accountId = null } = credentials;
  const { rows } = await client.query<Row>(
    `select shop_slug as "shopSlug", token_hash as "tokenHash", former_token_hash as "formerTokenHash",
       account_id as "accountId", case
         when status in ('shopping', 'in_payment') and expires_at <= clock_timestamp() then 'expired' else status
       end as status,
       exists (select 1 from orders where orders.event_id = $1 and orders.cart_id = $2) as "hasOrder"
     from carts where event_id = $1 and id = $2 for update`,
    [shop.eventId, cartId],
  );
  const [row] = rows;
  if (row?.shopSlug !== shop.slug) throw cartFailures.notFound();
  const hasToken = isSame(token, row.tokenHash) || isSame(token, row.formerTokenHash);
  const isOwn = !needsToken && accountId !== null && row.accountId === accountId;
  if (!hasToken && !isOwn) throw cartFailures.notFound();
  return row;
}
