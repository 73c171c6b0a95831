import type { Pool } from 'pg';

type Subscriber = { brand: string; accountId: string };

/** Turns an account's newsletter of a brand on or off. */
export async function subscribe(pool: Pool, { brand, accountId }: Subscriber, subscribed: boolean): Promise<void> {
  await pool.query(
    subscribed
      ? 'insert into members.newsletter_subscriptions (brand, account_id) values ($1, $2) on conflict do nothing'
      : 'delete from members.newsletter_subscriptions where brand = $1 and account_id = $2',
    [brand, accountId],
  );
}
