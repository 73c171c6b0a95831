import type { Pool } from 'pg';
import { eventQueues } from '../../platform/database/eventQueues.ts';
import { stateColumns } from '../cart-state/stateColumns.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';

/** A cart and the values to which its credentials are compared. */
export type CartRow = StoredCart & { shopSlug: string; tokenHash: Buffer; hasFormerToken: boolean };

/**
 * Reads a cart, including every change that was confirmed before the call. Null if the event has no cart with this id.
 */
export type CartReader = { read: (eventId: string, cartId: string) => Promise<CartRow | null> };

type Waiting = { cartId: string; answer: (row: CartRow | null) => void; fail: (error: unknown) => void };

const largestBatch = 500;

/** All columns of a cart in `cart_states`; $1 is the event. */
export const cartColumns = `id, shop_slug as "shopSlug", token_hash as "tokenHash",
  has_former_token as "hasFormerToken", ${stateColumns}, coalesce((
    select json_object_agg(line.product_id, line.qty) from cart_lines line
    where line.event_id = $1 and line.cart_id = cart_states.id
  ), '{}') as quantities`;

/** Finds each cart by its whole key, so that one plan suits any number of carts. */
const statement = {
  name: 'read-carts',
  text: `select cart.* from unnest($2::uuid[]) with ordinality as requested (id, nr)
    left join lateral (select ${cartColumns} from cart_states where event_id = $1 and id = requested.id limit 1) cart on true
    order by requested.nr`,
};

/** Reads many carts of an event in one statement, since most calls about a cart start or end by reading it. */
export function cartReader(pool: Pool): CartReader {
  const enqueue = eventQueues<Waiting>(async (eventId, queue) => {
    const batch = queue.splice(0, largestBatch);
    try {
      const values = [eventId, batch.map(({ cartId }) => cartId)];
      const { rows } = await pool.query<CartRow | { id: null }>({ ...statement, values });
      batch.forEach(({ answer }, index) => {
        const row = rows[index];
        answer(row?.id ? row : null);
      });
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  });
  return {
    read: (eventId, cartId) => new Promise((answer, fail) => enqueue(eventId, { cartId, answer, fail })),
  };
}
