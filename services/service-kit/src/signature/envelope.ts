import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Envelope } from '@festival/release-contracts/package/envelope';

/**
 * The bytes that a DSSE signature covers. They include the type, so a signature for one purpose is not valid for
 * another.
 */
export const preAuthEncoding = (payloadType: string, payload: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.byteLength} `),
    payload,
  ]);

/** The key id in an envelope: the SHA-256 of the public key. It is only a hint to choose a key. */
const keyId = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex');

/** Signs a text by an Ed25519 key. */
export function sealEnvelope(payloadType: string, text: string, privateKey: KeyObject): Envelope {
  const payload = Buffer.from(text);
  const sig = sign(null, preAuthEncoding(payloadType, payload), privateKey).toString('base64');
  return {
    payloadType,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyId(createPublicKey(privateKey)), sig }],
  };
}

/** Returns the text if one of these keys has signed it as this type; null otherwise. */
export function openEnvelope(envelope: Envelope, payloadType: string, keys: readonly KeyObject[]): string | null {
  if (envelope.payloadType !== payloadType) return null;
  const payload = Buffer.from(envelope.payload, 'base64');
  const signed = preAuthEncoding(payloadType, payload);
  const isSigned = envelope.signatures.some(({ sig }) =>
    keys.some((key) => verify(null, signed, key, Buffer.from(sig, 'base64'))),
  );
  return isSigned ? payload.toString() : null;
}
