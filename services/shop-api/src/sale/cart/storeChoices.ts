import type { Pool } from 'pg';
import type { StoredChoices } from '../cart-state/storedChoices.ts';
import type { CartCredentials } from './cartCredentials.ts';

/** Choices to store. Null removes a choice; an undefined choice is unchanged. */
type ChoiceChange = { [Name in keyof StoredChoices]: StoredChoices[Name] | null };

/** Stores choices of a shopping cart. If the cart has moved to payment or ended in the meantime, nothing changes. */
export async function storeChoices(pool: Pool, { shop, cartId }: CartCredentials, change: ChoiceChange): Promise<void> {
  await pool.query(
    `update carts set choices = jsonb_strip_nulls(choices || $3::jsonb)
     where event_id = $1 and id = $2 and status = 'shopping'`,
    [shop.eventId, cartId, JSON.stringify(change)],
  );
}
