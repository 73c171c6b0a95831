import type { Pool } from 'pg';

type Subscriber = { brand: string; accountId: string };

/** Subscribes an account to a brand's newsletter, or ends the subscription. */
export async function subscribe(pool: Pool, { brand, accountId }: Subscriber, subscribed: boolean): Promise<void> {
  await pool.query(
    subscribed
      ? 'insert into members.newsletter_subscriptions (brand, account_id) values ($1, $2) on conflict do nothing'
      : 'delete from members.newsletter_subscriptions where brand = $1 and account_id = $2',
    [brand, accountId],
  );
}
