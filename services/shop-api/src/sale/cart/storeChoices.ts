import type { Pool } from 'pg';
import type { CartCredentials } from './cartCredentials.ts';
import type { StoredChoices } from './storedChoices.ts';

/** Choices to store: null removes one, a missing one stays. */
type ChoiceChange = { [Name in keyof StoredChoices]: StoredChoices[Name] | null };

/** Stores choices of a shopping cart. A cart that is in payment or has ended in the meantime does not change. */
export async function storeChoices(pool: Pool, { shop, cartId }: CartCredentials, change: ChoiceChange): Promise<void> {
  await pool.query(
    `update carts set choices = jsonb_strip_nulls(choices || $3::jsonb)
     where event_id = $1 and id = $2 and status = 'shopping'`,
    [shop.eventId, cartId, JSON.stringify(change)],
  );
}
