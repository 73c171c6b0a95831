import type { Pool } from 'pg';
import type { CartClaim } from './cartClaim.ts';
import type { StoredChoices } from './storedChoices.ts';

/** Choices to be kept: null takes one back, what is left out stays. */
type ChoiceChange = { [Name in keyof StoredChoices]: StoredChoices[Name] | null };

/** Keeps choices for a cart that shops; nothing happens to one that was taken to payment or has ended meanwhile. */
export async function storeChoices(pool: Pool, { shop, cartId }: CartClaim, change: ChoiceChange): Promise<void> {
  await pool.query(
    `update carts set choices = jsonb_strip_nulls(choices || $3::jsonb)
     where event_id = $1 and id = $2 and status = 'shopping'`,
    [shop.eventId, cartId, JSON.stringify(change)],
  );
}
