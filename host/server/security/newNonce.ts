import { randomBytes } from 'node:crypto';

/** Characters of a nonce: 16 random bytes in base64. */
export const nonceLength = 24;

/** The nonce of one answer: nobody can guess it, and no other answer has it. */
export const newNonce = (): string => randomBytes(16).toString('base64');
