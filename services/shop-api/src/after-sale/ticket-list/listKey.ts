import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/** A key that signs ticket lists. Scanners know its id, and verify with the public key, which can't sign. */
export type ListKey = { id: string; privateKey: KeyObject; publicKeyPem: string };

/** Reads an Ed25519 private key: PKCS #8 in DER, in base64. Throws for anything else. */
export function readListKey(text: string): Result<ListKey, 'notAKey'> {
  try {
    const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (privateKey.asymmetricKeyType !== 'ed25519') return failure('notAKey');
    const publicKey = createPublicKey(privateKey);
    const id = createHash('sha256')
      .update(publicKey.export({ format: 'der', type: 'spki' }))
      .digest('hex')
      .slice(0, 16);
    return success({ id, privateKey, publicKeyPem: publicKey.export({ format: 'pem', type: 'spki' }).toString() });
  } catch {
    return failure('notAKey');
  }
}

/**
 * Returns detached Ed25519 signatures of a text, in base64, one for each key. With two keys, one can be replaced while
 * scanners still know the other.
 */
export const signatures = (text: string, keys: readonly ListKey[]): Array<{ key: string; signature: string }> =>
  keys.map(({ id, privateKey }) => ({
    key: id,
    signature: sign(null, Buffer.from(text), privateKey).toString('base64'),
  }));
