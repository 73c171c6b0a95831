import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import type { PoolClient } from 'pg';

/** Stores vouchers, delivery methods and memberships. It does not change how often a voucher was used. */
export async function seedLimits(
  client: PoolClient,
  { eventId, vouchers = [], shippingMethods = [], members = [] }: FestivalSeed,
): Promise<void> {
  for (const { code, kind, value, uses, used } of vouchers) {
    const limitId = `voucher:${code}`;
    await client.query(
      `insert into limits (event_id, id, total, used) values ($1, $2, $3, $4)
       on conflict (event_id, id) do update set total = greatest(excluded.total, limits.used)`,
      [eventId, limitId, uses, used],
    );
    await client.query(
      `insert into vouchers (event_id, code, kind, value, limit_id) values ($1, $2, $3, $4, $5)
       on conflict (event_id, code) do update set kind = excluded.kind, value = excluded.value`,
      [eventId, code, kind, value, limitId],
    );
  }
  for (const [position, { country, handle, name, texts, price }] of shippingMethods.entries()) {
    await client.query(
      `insert into shipping_methods (event_id, country, handle, name, texts, price_cents, position)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (event_id, country, handle) do update
       set name = excluded.name, texts = excluded.texts, price_cents = excluded.price_cents, position = excluded.position`,
      [eventId, country, handle, name, JSON.stringify(texts), price, position],
    );
  }
  for (const accountId of members) {
    await client.query(
      'insert into limits (event_id, id, total, used) values ($1, $2, 1, 1) on conflict (event_id, id) do nothing',
      [eventId, `membership:${accountId}`],
    );
  }
}
