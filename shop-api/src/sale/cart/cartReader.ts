import type { Pool } from 'pg';
import { eventQueues } from '../../platform/database/eventQueues.ts';
import type { StoredCart } from './storedCart.ts';

/** A cart with what proves whose it is, whoever asks. */
export type CartRow = StoredCart & { shopSlug: string; tokenHash: Buffer };

/** Reads a cart as it is after everything that was answered before; null where the event has none by this id. */
export type CartReader = { read: (eventId: string, cartId: string) => Promise<CartRow | null> };

type Waiting = { cartId: string; answer: (row: CartRow | null) => void; fail: (error: unknown) => void };

const largestBatch = 500;

/** A cart but for its id, as `cart_states` and `reserve` have it. */
export const stateColumns = `status, seconds_left as "secondsLeft", policy_id as "policyId", account_id as "accountId",
  buyer, upgradable_order_id as "upgradableOrderId", voucher_code as "voucherCode",
  shipping_country as "shippingCountry", shipping_handle as "shippingHandle", quantities, choices`;

/** A cart's row, selected from `cart_states`. */
export const cartColumns = `id, shop_slug as "shopSlug", token_hash as "tokenHash", ${stateColumns}`;

/** Carts are looked up by their whole key, one by one: no plan made for another number of them is slower. */
const statement = {
  name: 'read-carts',
  text: `select cart.* from unnest($2::uuid[]) with ordinality as asked (id, nr)
    left join lateral (select ${cartColumns} from cart_states where event_id = $1 and id = asked.id limit 1) cart on true
    order by asked.nr`,
};

/** Many carts of an event are read by one statement: most calls about a cart begin or end with reading it. */
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
