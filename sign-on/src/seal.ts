import { createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

const keyOf = (secret: string) => new Uint8Array(createHash('sha256').update(`signing keys:${secret}`).digest());

/** What only the secret opens again. */
export const seal = (secret: string, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(secret));

/** @throws when it was sealed with another secret. */
export async function unseal(secret: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyOf(secret));
  return new TextDecoder().decode(plaintext);
}
