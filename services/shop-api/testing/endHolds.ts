import { eventually } from '@festival/service-kit/testing/eventually';
import type { PromisingShop } from './brokenPromises.ts';
import type { ShopperRecord } from './shopperRecord.ts';
import { regularShop } from './testFestival.ts';

/** Makes an event's abandoned carts expire, and waits until the background jobs have ended them all. */
export async function endHolds(
  { query, regular = regularShop }: Pick<PromisingShop, 'query' | 'regular'>,
  records: readonly ShopperRecord[],
): Promise<void> {
  const left = records.filter(({ isLeft }) => isLeft).map(({ cart }) => cart.id);
  const held = "event_id = $1 and id = any ($2) and status in ('shopping', 'in_payment')";
  const values = [regular.eventId, left];
  await query(
    `update carts set expires_at = statement_timestamp() where ${held} and expires_at > statement_timestamp()`,
    values,
  );
  await eventually('every abandoned cart has ended', async () => {
    const [some] = await query(`select 1 from carts where ${held} limit 1`, values);
    return some === undefined;
  });
}
