import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HashedContact } from './analyticsEvents.ts';

/**
 * The hash is synchronous, because an event must be complete before the page may leave. The Web Crypto API is
 * asynchronous, and exists only in a page with TLS.
 */
const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * The SHA-256 hashes of the email address (trimmed, lower case) and of the phone number (`+` and digits); empty values
 * are left out. No readable value leaves the page [ANL-01].
 */
export const hashedContact = ({ email = '', phone = '' }: { email?: string; phone?: string }): HashedContact => {
  const address = email.trim().toLowerCase();
  const number = phone.replace(/[^\d+]/g, '');
  return {
    ...(address ? { email_sha256: hashOf(address) } : {}),
    ...(number ? { phone_sha256: hashOf(number) } : {}),
  };
};
