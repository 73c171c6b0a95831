import { createHmac } from 'node:crypto';
import type { Notice } from './notice.ts';

/** The time limit of a receiver, in milliseconds. */
const timeLimit = 10_000;

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`. */
function signatureOf(body: string, secret: string, seconds: number): string {
  const seal = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${seal}`;
}

/**
 * Sends a signed notice to a webhook. Rejects unless the answer has a success status. It follows no redirect, so the notice is sent only to the
 * configured address.
 */
export async function sendWebhook(
  { url, secret }: { url: string; secret: string },
  notice: Notice,
  now: () => Date,
): Promise<void> {
  const body = JSON.stringify(notice);
  const signature = signatureOf(body, secret, Math.floor(now().getTime() / 1_000));
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-notice-id': notice.id,
      'x-notice-signature': signature,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
}
