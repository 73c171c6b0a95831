import type { HashedContact } from './analyticsEvents.ts';
import { sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The SHA-256 hashes of the email address (trimmed, lower case) and of the phone number (`+` and digits); empty values
 * are left out. No readable value leaves the page [ANL-01].
 */
export const hashedContact = ({ email = '', phone = '' }: { email?: string; phone?: string }): HashedContact => {
  const address = email.trim().toLowerCase();
  const number = phone.replace(/[^\d+]/g, '');
  return {
    ...(address ? { email_sha256: hex(sha256(address)) } : {}),
    ...(number ? { phone_sha256: hex(sha256(number)) } : {}),
  };
};
