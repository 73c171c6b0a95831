import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';

/** The header with the signature: `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.method.path.body">`. */
export const signatureHeader = 'x-payment-signature';

/** A message that is older than this is treated as a replay. */
const toleranceSeconds = 300;

export type SignedMessage = { method: string; path: string; body: string };

/** Signs a message between the shop and paylogic. `now` in milliseconds. */
export function sign(secret: string, message: SignedMessage, now: number): string {
  const time = Math.floor(now / 1000);
  const [current] = secretsOf(secret);
  return `t=${time},v1=${digest(current, time, message)}`;
}

/** Whether the signature is recent and matches this message and one of the secrets. `now` in milliseconds. */
export function isSigned(secret: string, message: SignedMessage, signature: string | undefined, now: number): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (!time || !given || Math.abs(now / 1000 - Number(time)) > toleranceSeconds) return false;
  const isRight = (one: string) =>
    timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(digest(one, Number(time), message), 'hex'));
  return secretsOf(secret).some(isRight);
}

function digest(secret: string, time: number, { method, path, body }: SignedMessage): string {
  return createHmac('sha256', secret).update(`${time}.${method}.${path}.${body}`).digest('hex');
}
