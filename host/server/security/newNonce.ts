import { randomBytes } from 'node:crypto';

/** Bytes of a nonce: a page's has the proof of its visit in them (`visitProofs`). */
export const nonceBytes = 24;

/** Characters of a nonce, in base64. */
export const nonceLength = 32;

/** The nonce of one answer: unpredictable and unique. */
export const newNonce = (): string => randomBytes(nonceBytes).toString('base64');
