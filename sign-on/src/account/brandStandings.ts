import { subscribe, subscribedBrands } from '@festival/shop-api/people/newsletter/newsletter';
import { type Membership, readMembership } from '@festival/shop-api/sale/limits/membership';
import type { Pool } from 'pg';

/** What an account is to a brand. */
export type BrandStanding = { brand: string; membership: Membership; isSubscribed: boolean };

/** What an account is to each brand that has a shop here. */
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

/** Subscribes an account to the newsletters of these brands, and to no other's. */
export async function chooseNewsletters(pool: Pool, accountId: string, chosen: readonly unknown[]): Promise<void> {
  for (const brand of await brandsHere(pool)) {
    await subscribe(pool, { brand, accountId }, chosen.includes(brand));
  }
}

async function brandsHere(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ brand: string }>(
    `select distinct config ->> 'ossBrand' as brand from shops order by 1`,
  );
  return rows.map(({ brand }) => brand);
}
