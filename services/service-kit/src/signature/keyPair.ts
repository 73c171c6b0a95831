import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/** An Ed25519 key pair for settings: DER in base64, PKCS #8 and SPKI, each one line. */
export type KeyPair = { privateKey: string; publicKey: string };

const privateText = (key: KeyObject): string => key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const publicText = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');

export function newKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey: privateText(privateKey), publicKey: publicText(publicKey) };
}

/** The public key of a private key. @throws for anything else. */
export const publicKeyOf = (privateKey: string): string => publicText(createPublicKey(derKey(privateKey)));

/** Parses a private key, or returns the rest of a sentence that starts with its source. */
export function readPrivateKey(text: string): Result<KeyObject, string> {
  return keyOf('private', () => derKey(text));
}

/** Parses a public key, or returns the rest of a sentence that starts with its source. */
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
