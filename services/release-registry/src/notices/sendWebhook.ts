import { createHmac } from 'node:crypto';
import type { Notice } from './notice.ts';

/** Milliseconds that who receives a notice may take. */
const timeLimit = 10_000;

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`. */
function signatureOf(body: string, secret: string, seconds: number): string {
  const seal = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${seal}`;
}

/** Sends a notice to a webhook, signed; rejects unless it answers with a status of success. It follows no redirect: the notice goes to the configured address only. */
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
