import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A plain hash is sufficient, because a secret of 32 random bytes can't be guessed by trying. */
export const secretHash = (secret: string): string => digest(secret).toString('base64url');

/** Whether a secret has this hash. The comparison takes constant time. */
export const isSecret = (secret: string, hash: string): boolean =>
  timingSafeEqual(digest(secretHash(secret)), digest(hash));
