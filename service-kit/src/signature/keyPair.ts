import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/** An Ed25519 key pair as settings have it: DER in base64, PKCS #8 and SPKI, each one line. */
export type KeyPair = { privateKey: string; publicKey: string };

const privateText = (key: KeyObject): string => key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const publicText = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');

export function newKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey: privateText(privateKey), publicKey: publicText(publicKey) };
}

/** The public key of a private one. @throws when it is none. */
export const publicKeyOf = (privateKey: string): string => publicText(createPublicKey(derKey(privateKey)));

/** A private key from its text, or a sentence that ends a sentence on where it stands. */
export function readPrivateKey(text: string): Result<KeyObject, string> {
  return keyOf('private', () => derKey(text));
}

/** A public key from its text, or a sentence that ends a sentence on where it stands. */
export function readPublicKey(text: string): Result<KeyObject, string> {
  return keyOf('public', () => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));
}

const derKey = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });

function keyOf(kind: 'private' | 'public', read: () => KeyObject): Result<KeyObject, string> {
  const wrong = failure(`is no ${kind} Ed25519 key (DER in base64); release key makes a pair`);
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? success(key) : wrong;
  } catch {
    return wrong;
  }
}
