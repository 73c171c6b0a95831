import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import type { Pool } from 'pg';
import { eventQueues } from '../database/eventQueues.ts';

/** A cart's row with what it holds, whoever asks. */
export type CartRow = {
  id: string;
  shopSlug: string;
  tokenHash: Buffer;
  status: 'shopping' | 'in_payment' | 'confirmed' | 'expired';
  /** Seconds left, by the database's clock; null once it is sold. */
  secondsLeft: number | null;
  policyId: string | null;
  accountId: string | null;
  buyer: CheckoutRequest | null;
  /** The paid order that it upgrades. */
  upgradableOrderId: string | null;
  voucherCode: string | null;
  /** Where its merchandise goes, and how. */
  shippingCountry: string | null;
  shippingHandle: string | null;
  /** Product id to how many. */
  quantities: Quantities;
};

/** Reads a cart as it is after everything that was answered before; null where the event has none by this id. */
export type CartReader = { read: (eventId: string, cartId: string) => Promise<CartRow | null> };

type Waiting = { cartId: string; answer: (row: CartRow | null) => void; fail: (error: unknown) => void };

const largestBatch = 500;

/** What a cart's row is, selected from `carts`. */
export const cartColumns = `id, shop_slug as "shopSlug", token_hash as "tokenHash", policy_id as "policyId",
  account_id as "accountId", buyer, upgradable_order_id as "upgradableOrderId", voucher_code as "voucherCode",
  shipping_country as "shippingCountry", shipping_handle as "shippingHandle",
  case when status in ('shopping', 'in_payment') and expires_at <= clock_timestamp() then 'expired' else status end as status,
  extract(epoch from expires_at - clock_timestamp())::float8 as "secondsLeft"`;

/** Carts are looked up by their whole key, one by one: no plan made for another number of them is slower. */
const statement = {
  name: 'read-carts',
  text: `select cart.*, coalesce(held.quantities, '{}') as quantities
    from unnest($2::uuid[]) with ordinality as asked (id, nr)
    left join lateral (select ${cartColumns} from carts where event_id = $1 and id = asked.id limit 1) cart on true
    left join lateral (
      select json_object_agg(product_id, qty) as quantities from cart_lines where event_id = $1 and cart_id = asked.id
    ) held on true
    order by asked.nr`,
};

/** Many carts of an event are read by one statement: every call about a cart begins and ends with reading it. */
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
