import { createHash } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { CompactEncrypt, compactDecrypt } from 'jose';

const keyOf = (secret: string) => new Uint8Array(createHash('sha256').update(`signing keys:${secret}`).digest());

/** Encrypts a text with the current secret. */
export const seal = (secret: string, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(secretsOf(secret)[0]));

/** Decrypts a text, and reports whether a former secret was needed. Rejects a text that was encrypted with another secret. */
export async function unseal(secret: string, sealed: string): Promise<{ text: string; isFormer: boolean }> {
  const secrets = secretsOf(secret);
  const open = async (one: string, index: number) => {
    const { plaintext } = await compactDecrypt(sealed, keyOf(one));
    return { text: new TextDecoder().decode(plaintext), isFormer: index > 0 };
  };
  return Promise.any(secrets.map(open)).catch(({ errors }: AggregateError) => Promise.reject(errors[0]));
}
