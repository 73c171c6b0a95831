import { adyenLibrary } from '../src/sale/payment/adyen/adyenLibrary.ts';
import { sandboxKeys } from '../src/sale/payment/adyen/sandboxAdyen.ts';
import { sign, signatureHeader } from '../src/sale/payment/paylogic/signedMessage.ts';
import { shortHoldShop } from './testFestival.ts';
import { sandboxSecret } from './testSandbox.ts';
import type { CallAnswer, TestShop } from './testShop.ts';

type Webhook = {
  paymentId: string;
  status: string;
  amount: number;
  currency?: string;
  dispute?: string;
  transaction?: string;
  refundId?: string;
};

/** Sends a webhook of the sandbox about a payment, of the shop with short holds unless another event is given. Each webhook has a new id. */
export async function signedWebhook(
  shop: TestShop,
  webhook: Webhook,
  eventId: string = shortHoldShop.eventId,
): Promise<CallAnswer> {
  const url = `/payment-webhooks/paylogic/${eventId}`;
  const payload = JSON.stringify({ webhookId: crypto.randomUUID(), ...webhook });
  const signature = sign(sandboxSecret, { method: 'POST', path: url, body: payload }, Date.now());
  const headers = { [signatureHeader]: signature, 'content-type': 'application/json' };
  return shop.call(null, { method: 'POST', url, payload, headers });
}

type OpenCase = { id: string; reason: string; stage: string; receivedCents: number; currency: string };

/** The open cases of a payment. */
export async function openCases(shop: TestShop, paymentId: string): Promise<OpenCase[]> {
  const { rows } = await shop.database.pool.query<OpenCase>(
    `select id, reason, stage, received_cents::float8 as "receivedCents", currency
     from review_cases where payment_id = $1 and status = 'open' order by opened_at`,
    [paymentId],
  );
  return rows;
}

const { HmacValidator, NotificationRequestItem } = adyenLibrary;

const keys = sandboxKeys(sandboxSecret);

/**
 * An item of a webhook of Adyen, signed with Adyen's key unless another key is given. `tampered` replaces fields after
 * the signature is made.
 */
export function adyenNotice(
  fields: Record<string, unknown>,
  { hmacKey = keys.hmacKey, tampered = {} }: { hmacKey?: string; tampered?: object } = {},
): { NotificationRequestItem: object } {
  const item = {
    amount: { currency: 'EUR', value: 7000 },
    eventCode: 'AUTHORISATION',
    eventDate: new Date().toISOString(),
    merchantAccountCode: keys.merchantAccount,
    originalReference: '',
    pspReference: 'QFQTPCQ8HXSKGK82',
    success: 'true',
    ...fields,
  };
  const signed = Object.assign(new NotificationRequestItem(), item);
  const hmacSignature = new HmacValidator().calculateHmac(signed, hmacKey);
  return { NotificationRequestItem: { ...item, additionalData: { hmacSignature }, ...tampered } };
}

export const sendToAdyenAddress = (shop: TestShop, ...notificationItems: object[]): Promise<CallAnswer> =>
  shop.call(null, {
    method: 'POST',
    url: '/payment-webhooks/adyen',
    payload: { live: 'false', notificationItems },
  });
