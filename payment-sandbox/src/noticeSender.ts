import { sign, signatureHeader } from '@festival/shop-api/sale/payment/signature';
import { adyenWebhook } from './adyen/adyenWebhook.ts';
import type { PaymentBook } from './paymentBook.ts';
import type { PlannedNotice, SandboxPayment } from './sandboxPayment.ts';

/** Seconds until a notice that was not taken is tried again; after the last one it is given up, as providers do. */
const retryAfter = [2, 10, 60];

type Log = { warn: (details: object, message: string) => void };

/** Sends every notice that is due, each signed; call it often. */
export async function sendDueNotices(book: PaymentBook, secret: string, log: Log): Promise<void> {
  const due = book.dueNotices(Date.now());
  await Promise.all(due.map(({ payment, notice }) => send(payment, notice, secret, log)));
  if (due.length > 0) book.changed();
}

async function send(payment: SandboxPayment, notice: PlannedNotice, secret: string, log: Log): Promise<void> {
  const url = new URL(payment.noticeUri);
  const { body, headers } = messageOf(payment, notice, url.pathname, secret);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    notice.sentAt = Date.now();
  } catch (error) {
    const pause = retryAfter[notice.attempts];
    log.warn({ paymentId: payment.paymentId, error: String(error), attempts: notice.attempts + 1 }, 'notice not taken');
    notice.attempts += 1;
    if (pause === undefined) notice.sentAt = Date.now();
    else notice.dueAt = Date.now() + pause * 1000;
  }
}

type Message = { body: string; headers: Record<string, string> };

function messageOf(payment: SandboxPayment, notice: PlannedNotice, path: string, secret: string): Message {
  if (payment.adyen) return { body: JSON.stringify(adyenWebhook(payment, payment.adyen, notice, secret)), headers: {} };
  const { paymentId, amount } = payment;
  const body = JSON.stringify({ noticeId: notice.id, paymentId, status: notice.status, amount });
  return { body, headers: { [signatureHeader]: sign(secret, { method: 'POST', path, body }, Date.now()) } };
}
