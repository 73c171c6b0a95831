import { createHmac } from 'node:crypto';

/** The fields of a webhook's item that Adyen signs. `amount.value` in cents. */
type SignedItem = {
  pspReference: string;
  originalReference: string;
  merchantAccountCode: string;
  merchantReference: string;
  amount: { value: number; currency: string };
  eventCode: string;
  success: string;
};

/** Adyen's signature of a webhook's item: the base64 HMAC-SHA256 of eight fields, joined by colons. The key is in hex. */
export function webhookHmac(item: SignedItem, key: string): string {
  const { amount, ...rest } = item;
  const fields = [
    rest.pspReference,
    rest.originalReference,
    rest.merchantAccountCode,
    rest.merchantReference,
    amount.value,
    amount.currency,
    rest.eventCode,
    rest.success,
  ];
  return createHmac('sha256', Buffer.from(key, 'hex')).update(fields.join(':')).digest('base64');
}
