import type { PromisingShop } from './brokenPromises.ts';
import { eventually } from './eventually.ts';
import type { ShopperRecord } from './shopperRecord.ts';

/** Lets the time of the abandoned carts be over, and waits until the jobs have ended them all. */
export async function endHolds(shop: Pick<PromisingShop, 'query'>, records: readonly ShopperRecord[]): Promise<void> {
  const left = records.filter(({ isLeft }) => isLeft).map(({ cart }) => cart.id);
  const held = "id = any ($1) and status in ('shopping', 'in_payment')";
  await shop.query(`update carts set expires_at = least(expires_at, statement_timestamp()) where ${held}`, [left]);
  await eventually('every abandoned cart has ended', async () => {
    const [some] = await shop.query(`select 1 from carts where ${held} limit 1`, [left]);
    return some === undefined;
  });
}
