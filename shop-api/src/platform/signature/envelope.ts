import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Envelope } from '@festival/release-contracts/package/envelope';

/** The bytes that a DSSE signature is over: the type is signed too, so that nothing signed for one purpose serves another. */
export const preAuthEncoding = (payloadType: string, payload: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.byteLength} `),
    payload,
  ]);

/** How an envelope names a key: the SHA-256 of its public half. A hint, which nothing rests on. */
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

/** What one of these keys has signed as this type; null where none has. */
export function openEnvelope(envelope: Envelope, payloadType: string, keys: readonly KeyObject[]): string | null {
  if (envelope.payloadType !== payloadType) return null;
  const payload = Buffer.from(envelope.payload, 'base64');
  const signed = preAuthEncoding(payloadType, payload);
  const isSigned = envelope.signatures.some(({ sig }) =>
    keys.some((key) => verify(null, signed, key, Buffer.from(sig, 'base64'))),
  );
  return isSigned ? payload.toString() : null;
}
