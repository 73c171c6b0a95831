import type { PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';

type NewPayment = { shop: Shop; orderId: string; amount: number; method: string; returnUri: string };

/**
 * Seconds until the first poll of the provider and between polls, short enough to replace a lost webhook within 2
 * minutes. A payment that is older than `usual` is polled each hour: a bank may take days for a charge.
 */
export const pollAfterSeconds = { first: 30, again: 60, usual: 10_800, later: 3_600 } as const;

/** Days within which a bank must respond. After this a person looks up what became of the payment. */
export const answerDays = 14;

/** Stores a payment before the provider is called. */
export async function storePayment(
  client: PoolClient,
  { shop, orderId, amount, method, returnUri }: NewPayment,
): Promise<void> {
  await client.query(
    `insert into payments (event_id, order_id, provider, method, amount_cents, return_uri, next_ask_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')`,
    [shop.eventId, orderId, shop.config.paymentProvider, method, amount, returnUri, pollAfterSeconds.first],
  );
}
