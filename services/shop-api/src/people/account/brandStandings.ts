import type { Pool } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';
import { type Membership, readMembership } from '../../sale/limits/membership.ts';
import { subscribedBrands } from '../newsletter/subscribedBrands.ts';

/** An account's membership and newsletter of one brand. */
type BrandStanding = { brand: string; membership: Membership; isSubscribed: boolean };

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

/** The brands that have a shop. */
export async function brandsHere(pool: Pool): Promise<string[]> {
  const brands = new Set<string>();
  for (const eventId of await eventIds(pool)) {
    const { rows } = await pool.query<{ brand: string }>(
      `select distinct config ->> 'ossBrand' as brand from shops where event_id = $1`,
      [eventId],
    );
    for (const { brand } of rows) brands.add(brand);
  }
  return [...brands].sort();
}
