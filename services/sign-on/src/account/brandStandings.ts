import { subscribe } from '@festival/shop-api/people/newsletter/subscribe';
import { subscribedBrands } from '@festival/shop-api/people/newsletter/subscribedBrands';
import { type Membership, readMembership } from '@festival/shop-api/sale/limits/membership';
import type { Pool } from 'pg';

/** An account's membership and newsletter of one brand. */
export type BrandStanding = { brand: string; membership: Membership; isSubscribed: boolean };

/** An account's membership and newsletter for each brand that has a shop. */
export async function brandStandings(pool: Pool, accountId: string): Promise<BrandStanding[]> {
  const brands = await brandsHere(pool);
  const subscribed = await subscribedBrands(pool, accountId);
  return Promise.all(
    brands.map(async (brand) => ({
      brand,
      membership: await readMembership(pool, { brand, accountId }),
      isSubscribed: subscribed.includes(brand),
    })),
  );
}

/** Subscribes an account to the newsletters of exactly these brands. */
export async function chooseNewsletters(pool: Pool, accountId: string, chosen: readonly unknown[]): Promise<void> {
  for (const brand of await brandsHere(pool)) {
    await subscribe(pool, { brand, accountId }, chosen.includes(brand));
  }
}

/** The brands that have a shop. */
export async function brandsHere(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ brand: string }>(
    `select distinct config ->> 'ossBrand' as brand from shops order by 1`,
  );
  return rows.map(({ brand }) => brand);
}
