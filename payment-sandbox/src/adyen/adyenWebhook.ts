import { adyenLibrary } from '@festival/shop-api/sale/payment/adyen/adyenLibrary';
import { sandboxKeys } from '@festival/shop-api/sale/payment/adyen/sandboxAdyen';
import { pspReference } from '../paymentBook.ts';
import type { AdyenSide, PlannedWebhook, SandboxPayment, WebhookSubject } from '../sandboxPayment.ts';

const { HmacValidator, NotificationRequestItem } = adyenLibrary;

type EventCode = 'AUTHORISATION' | 'PENDING' | 'OFFER_CLOSED' | 'REFUND';
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
  const fields = {
    amount: { currency: 'EUR', value: webhook.refund?.amount ?? payment.amount },
    eventCode,
    eventDate: new Date().toISOString(),
    merchantAccountCode: side.merchantAccount,
    merchantReference: side.merchantReference,
    originalReference: eventCode === 'REFUND' ? (side.pspReference ?? '') : '',
    paymentMethod: 'visa',
    pspReference: ofMoney
      ? (side.pspReference ?? pspReference())
      : (webhook.refund?.pspReference ?? webhook.id.replaceAll('-', '').slice(0, 16).toUpperCase()),
    reason,
    success: String(success),
    operations: ofMoney ? ['CANCEL', 'CAPTURE', 'REFUND'] : [],
  };
  const item = new NotificationRequestItem();
  Object.assign(item, fields);
  const hmacSignature = new HmacValidator().calculateHmac(item, hmacKey);
  return {
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...fields, additionalData: { hmacSignature } } }],
  };
}
