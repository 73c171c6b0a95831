import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Pool } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import { latestOrder } from '../../sale/order/latestOrder.ts';
import { queueConfirmationAgain } from '../mail/queueConfirmation.ts';

/**
 * Changes the email address of the last order of a cart, which must be paid [PAY-04]. The former link and the codes of
 * its tickets become void, so the first mail is useless to its wrong recipient; queued mails go to the new address
 * only. If the address is the same, nothing changes. Throws 409 if the order is not paid, if too much time has passed,
 * or if the address has been changed too often. The caller has checked the cart's credentials.
 */
export async function changeOrderEmail(pool: Pool, eventId: string, cartId: string, email: string): Promise<void> {
  await actAs(pool, 'shopper', async (client) => {
    // Every transaction that changes an order locks its cart first.
    await client.query('select 1 from carts where event_id = $1 and id = $2 for update', [eventId, cartId]);
    const order = await latestOrder(client, eventId, cartId);
    if (order?.status !== 'completed') throw new ApiFailure(409, 'order.not_paid', 'This order is not paid.');
    if (order.email.toLowerCase() === email.toLowerCase()) return;
    if (order.emailSeconds === null)
      throw new ApiFailure(409, 'order.email_fixed', 'The address can be changed shortly after paying, a few times.');
    const key = [eventId, order.id];
    await client.query('select change_order_email($1, $2, $3)', [...key, email]);
    // The entry has no address, since the history contains no personal data.
    await client.query(`select append_order_event($1, $2, 'shopper', 'email_changed', '{}')`, key);
    await queueConfirmationAgain(client, eventId, order.id);
  });
}
