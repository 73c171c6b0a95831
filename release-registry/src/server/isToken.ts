import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header bears the token; takes as long for a near miss as for a wild one. */
export function isToken(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  // Digests, because timingSafeEqual wants equal lengths and a length is a hint too.
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
