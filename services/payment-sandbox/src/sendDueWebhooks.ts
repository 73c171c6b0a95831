import { adyenWebhook } from './adyen/adyenWebhook.ts';
import type { PaymentBook } from './paymentBook.ts';
import { disputeOf, type PlannedWebhook, paidFor, type SandboxPayment } from './sandboxPayment.ts';
import { sign, signatureHeader } from './signature.ts';

/** Seconds until the next attempt of a failed webhook. After the last one it is dropped, as real providers do. */
const retryAfter = [2, 10, 60];

type Log = { warn: (details: object, message: string) => void };

/** Signs and sends every due webhook. A background job calls it. */
export async function sendDueWebhooks(book: PaymentBook, secret: string, log: Log): Promise<void> {
  const due = book.dueWebhooks(Date.now());
  await Promise.all(due.map(({ payment, webhook }) => send(payment, webhook, secret, log)));
  if (due.length > 0) book.changed();
}

async function send(payment: SandboxPayment, webhook: PlannedWebhook, secret: string, log: Log): Promise<void> {
  const url = new URL(payment.webhookUri);
  const { body, headers } = messageOf(payment, webhook, url.pathname, secret);
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    webhook.sentAt = Date.now();
  } catch (error) {
    const pause = retryAfter[webhook.attempts];
    log.warn(
      { paymentId: payment.paymentId, error: String(error), attempts: webhook.attempts + 1 },
      'webhook not taken',
    );
    webhook.attempts += 1;
    if (pause === undefined) webhook.sentAt = Date.now();
    else webhook.dueAt = Date.now() + pause * 1000;
  }
}

type Message = { body: string; headers: Record<string, string> };

function messageOf(payment: SandboxPayment, webhook: PlannedWebhook, path: string, secret: string): Message {
  if (payment.adyen)
    return { body: JSON.stringify(adyenWebhook(payment, payment.adyen, webhook, secret)), headers: {} };
  const { paymentId } = payment;
  const dispute = webhook.status.startsWith('dispute_') ? { dispute: disputeOf(payment) } : {};
  const body = JSON.stringify({
    webhookId: webhook.id,
    paymentId,
    status: webhook.status,
    ...paidFor(payment),
    ...dispute,
  });
  return { body, headers: { [signatureHeader]: sign(secret, { method: 'POST', path, body }, Date.now()) } };
}
