import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { z } from 'zod';
import { parseJson } from '../parseJson.ts';
import { type DisputeStatus, isDisputeStatus, type PaymentWebhook, type ReadWebhooks } from '../paymentProvider.ts';
import { isRecordable, oddAmount } from '../receivedAmount.ts';
import { adyenLibrary } from './adyenLibrary.ts';
import { readMerchantReference } from './merchantReference.ts';

const { HmacValidator, NotificationRequestItem } = adyenLibrary;

const itemSchema = z.object({
  additionalData: z.object({ hmacSignature: z.string() }).loose(),
  amount: z.object({ value: z.number(), currency: z.string() }),
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
 * Reads the payment webhooks in a request of Adyen, if each item has a valid HMAC and our merchant account.
 * `passedOver` lists items that change no payment of ours (reports, captures) or have an amount that no case can store.
 */
export function readAdyenWebhooks(body: string, keys: Keys): Result<ReadWebhooks, 'notSigned'> {
  const webhook = webhookSchema.safeParse(parseJson(body));
  if (!webhook.success) return failure('notSigned');
  const items = webhook.data.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => isAdyens(item, keys))) return failure('notSigned');
  const read = items.map((item) =>
    isRecordable(item.amount.value)
      ? { webhook: webhookOf(item), name: item.eventCode }
      : { webhook: null, name: oddAmount(item.eventCode, item.amount.value) },
  );
  return success({
    webhooks: read.flatMap(({ webhook }) => webhook ?? []),
    passedOver: read.flatMap(({ webhook, name }) => (webhook ? [] : [name])),
  });
}

function isAdyens(item: Item, { hmacKey, merchantAccount }: Keys): boolean {
  const signed = Object.assign(new NotificationRequestItem(), item);
  const isRight = (key: string) => new HmacValidator().validateHMAC(signed, key);
  return item.merchantAccountCode === merchantAccount && secretsOf(hmacKey).some(isRight);
}

function webhookOf(item: Item): PaymentWebhook | null {
  const named = readMerchantReference(item.merchantReference);
  const status = statusOf(item);
  if (named === null || status === null) return null;
  return {
    ...named,
    // The id of the webhook. Repeated webhooks have the same event code and reference.
    webhookId: `${item.eventCode} ${item.pspReference} ${item.success}`,
    status,
    amount: item.amount.value,
    currency: item.amount.currency,
    ...(status === 'completed' ? { transaction: item.pspReference } : {}),
    ...(status === 'refund_failed' ? { refundReference: item.pspReference } : {}),
    ...(isDisputeStatus(status) ? { dispute: item.pspReference } : {}),
  };
}

/** After a refused card, Adyen's page accepts another attempt until the link expires. */
function statusOf({ eventCode, success }: Item): PaymentWebhook['status'] | null {
  const worked = success === 'true';
  switch (eventCode) {
    case 'AUTHORISATION':
      return worked ? 'completed' : 'refused';
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
      return disputes[eventCode] ?? null;
  }
}

/**
 * Adyen's events of a dispute. Events that change nothing are included, because they show that there is a dispute if
 * its announcement was lost.
 */
const disputes: Readonly<Record<string, DisputeStatus>> = {
  NOTIFICATION_OF_FRAUD: 'dispute_announced',
  REQUEST_FOR_INFORMATION: 'dispute_announced',
  NOTIFICATION_OF_CHARGEBACK: 'dispute_announced',
  INFORMATION_SUPPLIED: 'dispute_announced',
  ISSUER_COMMENTS: 'dispute_announced',
  DISPUTE_DEFENSE_PERIOD_ENDED: 'dispute_announced',
  CHARGEBACK: 'dispute_charged_back',
  CHARGEBACK_REVERSED: 'dispute_won',
  PREARBITRATION_WON: 'dispute_won',
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: 'dispute_won',
  SECOND_CHARGEBACK: 'dispute_lost',
  PREARBITRATION_LOST: 'dispute_lost',
};
