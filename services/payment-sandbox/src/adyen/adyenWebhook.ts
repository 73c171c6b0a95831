import { pspReference } from '../paymentBook.ts';
import {
  type AdyenSide,
  disputeOf,
  type PlannedWebhook,
  type SandboxPayment,
  type WebhookSubject,
} from '../sandboxPayment.ts';
import { amountOf } from './amountSchema.ts';
import { sandboxKeys } from './sandboxKeys.ts';
import { webhookHmac } from './webhookHmac.ts';

type EventCode =
  | 'AUTHORISATION'
  | 'PENDING'
  | 'OFFER_CLOSED'
  | 'REFUND'
  | 'NOTIFICATION_OF_CHARGEBACK'
  | 'CHARGEBACK'
  | 'CHARGEBACK_REVERSED'
  | 'SECOND_CHARGEBACK';
type Event = { eventCode: EventCode; success: boolean; reason: string };

const events: Record<WebhookSubject, Event> = {
  open: { eventCode: 'PENDING', success: false, reason: '' },
  completed: { eventCode: 'AUTHORISATION', success: true, reason: '034051:1111:03/2030' },
  pending: { eventCode: 'PENDING', success: true, reason: '' },
  refused: { eventCode: 'AUTHORISATION', success: false, reason: 'Refused' },
  failed: { eventCode: 'OFFER_CLOSED', success: true, reason: '' },
  error: { eventCode: 'OFFER_CLOSED', success: true, reason: '' },
  canceled: { eventCode: 'OFFER_CLOSED', success: true, reason: '' },
  refunded: { eventCode: 'REFUND', success: true, reason: '' },
  dispute_announced: { eventCode: 'NOTIFICATION_OF_CHARGEBACK', success: true, reason: '' },
  dispute_charged_back: { eventCode: 'CHARGEBACK', success: true, reason: 'Other Fraud-Card Absent Environment' },
  dispute_won: { eventCode: 'CHARGEBACK_REVERSED', success: true, reason: '' },
  dispute_lost: { eventCode: 'SECOND_CHARGEBACK', success: true, reason: '' },
};

/** A webhook in Adyen's form: one item with its HMAC. A repeated webhook has the same transaction. */
export function adyenWebhook(
  payment: SandboxPayment,
  side: AdyenSide,
  webhook: PlannedWebhook,
  secret: string,
): object {
  const { eventCode, success, reason } = events[webhook.status];
  const { hmacKey } = sandboxKeys(secret);
  const ofMoney = eventCode === 'AUTHORISATION' && success;
  const isOfDispute = webhook.status.startsWith('dispute_');
  const referenceOf = () => {
    if (isOfDispute) return disputeOf(payment);
    if (webhook.refund) return webhook.refund.pspReference;
    return ofMoney ? (side.pspReference ?? pspReference()) : webhook.id.replaceAll('-', '').slice(0, 16).toUpperCase();
  };
  const fields = {
    amount: { ...amountOf(payment), ...(webhook.refund ? { value: webhook.refund.amount } : {}) },
    eventCode,
    eventDate: new Date().toISOString(),
    merchantAccountCode: side.merchantAccount,
    merchantReference: side.merchantReference,
    originalReference: eventCode === 'REFUND' || isOfDispute ? (side.pspReference ?? '') : '',
    paymentMethod: 'visa',
    pspReference: referenceOf(),
    reason,
    success: String(success),
    operations: ofMoney ? ['CANCEL', 'CAPTURE', 'REFUND'] : [],
  };
  const hmacSignature = webhookHmac(fields, hmacKey);
  return {
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...fields, additionalData: { hmacSignature } } }],
  };
}
