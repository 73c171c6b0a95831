import type { MollieBook } from './mollieBook.ts';
import type { MollieWebhook } from './mollieTypes.ts';

/** Minutes until the next of ten calls of a webhook that did not answer 200, as Mollie documents them. */
const retryAfterMinutes = [1, 2, 4, 8, 16, 29, 60, 120, 22 * 60];
const answerMilliseconds = 15_000;

type Log = { warn: (details: object, message: string) => void };

/** Calls every due webhook with the payment's id in a form. A background job calls it. */
export async function callDueWebhooks(book: MollieBook, log: Log): Promise<void> {
  const now = Date.now();
  const due = book.webhooks.filter(({ dueAt }) => dueAt <= now);
  await Promise.all(due.map((webhook) => call(book, webhook, log)));
  if (due.length > 0) book.changed();
}

async function call(book: MollieBook, webhook: MollieWebhook, log: Log): Promise<void> {
  const { paymentId } = webhook;
  const address = book.payment(paymentId)?.webhookUrl;
  if (!address) return drop(book, webhook);
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Mollie HTTP client/1.0',
        accept: '*/*',
      },
      body: new URLSearchParams({ id: paymentId }).toString(),
      signal: AbortSignal.timeout(answerMilliseconds),
    });
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
    drop(book, webhook);
  } catch (error) {
    const pause = retryAfterMinutes[webhook.attempts];
    webhook.attempts += 1;
    log.warn({ paymentId, error: String(error), attempts: webhook.attempts }, 'webhook not taken');
    if (pause === undefined) drop(book, webhook);
    else webhook.dueAt = Date.now() + pause * 60_000;
  }
}

function drop(book: MollieBook, webhook: MollieWebhook): void {
  const index = book.webhooks.indexOf(webhook);
  if (index >= 0) book.webhooks.splice(index, 1);
}
