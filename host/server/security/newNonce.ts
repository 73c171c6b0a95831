import { randomFillSync } from 'node:crypto';

/** Bytes of a nonce: a page's nonce contains the proof of its visit (`visitProofs`). */
export const nonceBytes = 24;

/** Characters of a nonce, in base64. */
export const nonceLength = 32;

const pool = Buffer.alloc(4_096);
let used = pool.length;

/**
 * Unpredictable bytes, at most 4,096, each used once. One system call fills the pool for many pages, since one call per page took a tenth of the time
 * of a shared page.
 */
export function freshBytes(length: number): Buffer {
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += length;
  return Buffer.from(pool.subarray(used - length, used));
}

/** The nonce of one answer: unpredictable and unique. */
export const newNonce = (): string => freshBytes(nonceBytes).toString('base64');
