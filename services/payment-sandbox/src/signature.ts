import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';

/**
 * Signs messages between shop and sandbox. The shop has separate code for this, so that a mistake in one of the two
 * fails every payment test.
 */
export const signatureHeader = 'x-payment-signature';

type Message = { method: string; path: string; body: string };

/**
 * `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.method.path.body">`, with the current secret. `now` in
 * milliseconds.
 */
export function sign(secret: string, message: Message, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${hmacOf(secretsOf(secret)[0], seconds, message).toString('hex')}`;
}

/** Whether one of the secrets has signed the message, within five minutes before or after `now` (milliseconds). */
export function isSigned(secret: string, message: Message, signature: string | undefined, now: number): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  const given = Buffer.from(hex, 'hex');
  if (seconds === '' || Math.abs(Number(seconds) * 1000 - now) > 5 * 60_000) return false;
  return secretsOf(secret).some((one) => {
    const expected = hmacOf(one, seconds, message);
    return timingSafeEqual(expected, given);
  });
}

const hmacOf = (secret: string, seconds: string, { method, path, body }: Message): Buffer =>
  createHmac('sha256', secret).update([seconds, method, path, body].join('.')).digest();
