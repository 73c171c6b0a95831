import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';

/**
 * The signature of messages between shop and sandbox, written anew from the shop's description of it and not shared with the
 * shop: a mistake in one of the two fails every payment of the tests.
 */
export const signatureHeader = 'x-payment-signature';

type Message = { method: string; path: string; body: string };

/** `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.method.path.body">`, by the current secret. `now` in milliseconds. */
export function sign(secret: string, message: Message, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${hmacOf(secretsOf(secret)[0], seconds, message).toString('hex')}`;
}

/** Whether one of the secrets has signed the message, not more than five minutes ago or ahead. `now` in milliseconds. */
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
