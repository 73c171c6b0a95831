import type { PoolClient } from 'pg';
import { isDisputeStatus, type PaymentWebhook } from '../../../sale/payment/paymentProvider.ts';
import { isAmount } from '../../../sale/payment/receivedAmount.ts';
import type { Settlement } from '../../../sale/payment/settlePayment.ts';
import { endRenewal } from './endRenewal.ts';
import { settleCharge } from './settleCharge.ts';

/**
 * Applies a webhook about the charge of a membership. A dispute ends the renewal, since a member who disputes a charge
 * does not want another one. A report of an invalid amount does not count as a payment. Call it in a transaction.
 */
export async function receiveChargeWebhook(
  client: PoolClient,
  eventId: string,
  { paymentId, status, amount }: PaymentWebhook,
): Promise<Settlement> {
  if (isDisputeStatus(status)) {
    const { rows } = await client.query<{ orderId: string }>(
      'select order_id as "orderId" from membership_charges where event_id = $1 and id = $2',
      [eventId, paymentId],
    );
    const orderId = rows[0]?.orderId ?? '';
    return (await endRenewal(client, { eventId, orderId }, 'ended')) ? 'ended' : 'nothing';
  }
  if (status === 'completed' && !isAmount(amount)) return 'nothing';
  if (status === 'completed') return (await settleCharge(client, eventId, paymentId, 'paid')) ? 'confirmed' : 'nothing';
  if (status === 'pending') return 'waiting';
  if (status === 'refund_failed' || status === 'unknown') return 'nothing';
  return (await settleCharge(client, eventId, paymentId, 'refused')) ? 'ended' : 'nothing';
}
