import type { PoolClient } from 'pg';
import { confirmOrder, type FulfilOrder } from '../order/confirmOrder.ts';
import { awaitConfirmation } from './awaitConfirmation.ts';
import { type LockedFields, lockedColumns, type Payable } from './payable.ts';

type OrderEvents = {
  /** Writes what a confirmed order gives. */
  fulfil: FulfilOrder;
  /** The buyer's bank claims the payment of an order back. */
  dispute: (client: PoolClient, order: { eventId: string; orderId: string }) => Promise<void>;
};

/** An order as that for which a payment is made. Its lock is that of its cart. */
export const orderPayable = ({ fulfil, dispute }: OrderEvents): Payable => ({
  refused: 'open',
  lock: async (client, { eventId, paymentId, provider = null }) => {
    const { rows } = await client.query<LockedFields>(
      `select orders.id as "orderId", ${lockedColumns} from payments
       join orders on orders.event_id = $1 and orders.id = payments.order_id
       join carts on carts.event_id = $1 and carts.id = orders.cart_id
       where payments.event_id = $1 and payments.id = $2 and ($3::text is null or payments.provider = $3)
       for update of carts for no key update of payments`,
      [eventId, paymentId, provider],
    );
    return rows[0] ?? null;
  },
  confirm: (client, { eventId, orderId }) => confirmOrder(client, eventId, orderId, fulfil),
  wait: (client, { eventId, orderId }) => awaitConfirmation(client, eventId, orderId),
  end: async (client, { eventId, orderId }, end) => {
    await client.query('select end_order($1, $2, $3)', [eventId, orderId, end]);
  },
  dispute,
  takeBack: async (client, { eventId, orderId }) => {
    const { rows } = await client.query<{ done: boolean }>('select charge_back_order($1, $2) as done', [
      eventId,
      orderId,
    ]);
    return rows[0]?.done === true;
  },
});
