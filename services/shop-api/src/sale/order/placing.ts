import { createHash } from 'node:crypto';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { PoolClient } from 'pg';

/** One attempt to place an order. The same key with the same request returns the same order [BYD-04]. */
export type Placing = { eventId: string; cartId: string; key: string; request: object };

const hashOf = (request: object): Buffer => createHash('sha256').update(JSON.stringify(request)).digest();

/** Finds the order of an earlier call with this key, or null. Throws 422 if the key was used with another request. */
export async function formerPlacing(
  client: PoolClient,
  { eventId, cartId, key, request }: Placing,
): Promise<string | null> {
  const { rows } = await client.query<{ order_id: string; request_hash: Buffer }>(
    'select order_id, request_hash from placings where event_id = $1 and cart_id = $2 and idempotency_key = $3',
    [eventId, cartId, key],
  );
  if (!rows[0]) return null;
  if (!rows[0].request_hash.equals(hashOf(request))) {
    throw new ApiFailure(422, 'idempotency.mismatch', 'This Idempotency-Key was used for another order.');
  }
  return rows[0].order_id;
}

export async function recordPlacing(client: PoolClient, placing: Placing, orderId: string): Promise<void> {
  await client.query(
    'insert into placings (event_id, cart_id, idempotency_key, request_hash, order_id) values ($1, $2, $3, $4, $5)',
    [placing.eventId, placing.cartId, placing.key, hashOf(placing.request), orderId],
  );
}
