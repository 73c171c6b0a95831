import { z } from 'zod';
import type { PaymentNotice } from '../paymentProvider.ts';
import { HmacValidator, NotificationRequestItem } from './adyenLibrary.ts';
import { readMerchantReference } from './merchantReference.ts';

const itemSchema = z.object({
  additionalData: z.object({ hmacSignature: z.string() }).loose(),
  amount: z.object({ value: z.int(), currency: z.string() }),
  eventCode: z.string(),
  eventDate: z.string(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().default(''),
  originalReference: z.string().default(''),
  pspReference: z.string(),
  success: z.enum(['true', 'false']),
});
const webhookSchema = z.object({
  notificationItems: z.array(z.object({ NotificationRequestItem: itemSchema })).min(1),
});
type Item = z.output<typeof itemSchema>;

type Keys = { hmacKey: string; merchantAccount: string };

/**
 * The notices in a webhook of Adyen's, or null unless each item's HMAC is right and of our merchant account. What does not
 * concern a payment's course (reports, disputes, captures) is taken and passed over.
 */
export function adyenNotices(body: string, keys: Keys): PaymentNotice[] | null {
  const webhook = webhookSchema.safeParse(parse(body));
  if (!webhook.success) return null;
  const items = webhook.data.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => isAdyens(item, keys))) return null;
  return items.flatMap((item) => noticeOf(item) ?? []);
}

function isAdyens(item: Item, { hmacKey, merchantAccount }: Keys): boolean {
  const signed = Object.assign(new NotificationRequestItem(), item);
  return item.merchantAccountCode === merchantAccount && new HmacValidator().validateHMAC(signed, hmacKey);
}

function noticeOf(item: Item): PaymentNotice | null {
  const named = readMerchantReference(item.merchantReference);
  const status = statusOf(item);
  if (named === null || status === null || item.amount.currency !== 'EUR') return null;
  return {
    ...named,
    // Adyen sends the same event again with the same two.
    noticeId: `${item.eventCode} ${item.pspReference} ${item.success}`,
    status,
    amount: item.amount.value,
    ...(status === 'completed' ? { transaction: item.pspReference } : {}),
  };
}

/** A refused try leaves the payment open: Adyen's page lets the shopper try again until the link expires. */
function statusOf({ eventCode, success }: Item): PaymentNotice['status'] | null {
  const worked = success === 'true';
  switch (eventCode) {
    case 'AUTHORISATION':
      return worked ? 'completed' : 'open';
    case 'PENDING':
      return worked ? 'pending' : null;
    case 'OFFER_CLOSED':
      return worked ? 'failed' : null;
    case 'REFUND':
    case 'CANCEL_OR_REFUND':
    case 'TECHNICAL_CANCEL':
      return worked ? null : 'refund_failed';
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return 'refund_failed';
    default:
      return null;
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
