import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header has the token. The time it takes does not depend on how similar a wrong token is. */
export function isToken(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  // Digests, because timingSafeEqual needs equal lengths, and the length itself is a hint.
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
