import { createHash, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/shop-api/platform/secret/secretsOf';

/** Whether an `Authorization` header has the token, or a former one that stands behind it. The time it takes does not depend on how similar a wrong token is. */
export function isToken(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  // Digests, because timingSafeEqual needs equal lengths, and the length itself is a hint.
  return secretsOf(token).some((one) => timingSafeEqual(digest(given), digest(one)));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
