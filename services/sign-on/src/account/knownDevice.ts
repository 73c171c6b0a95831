import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';

/** People who share a device have one token each. */
const mostTokens = 5;
const separator = '~';

/** An account that the device has signed in to. */
export type DeviceOwner = { id: string; passwordHash: string };

// The hash includes the account, so that a token is valid for only one account. It also includes the password hash, so
// that after a new password no device is known.
const proofOf = (secret: string, owner: DeviceOwner, id: string): Buffer =>
  createHmac('sha256', `known devices:${secret}`).update(`${owner.id} ${owner.passwordHash} ${id}`).digest();

function isOf(secret: string, owner: DeviceOwner, token: string): boolean {
  const [id = '', proof = ''] = token.split('.');
  const given = Buffer.from(proof, 'base64url');
  return secretsOf(secret).some((one) => {
    const expected = proofOf(one, owner, id);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const tokensIn = (tokens: string | undefined): string[] => (tokens ?? '').split(separator).filter(Boolean);

/** The id of a device that has signed in to this account before; otherwise null. */
export function knownDevice(secret: string, owner: DeviceOwner, tokens: string | undefined): string | null {
  const own = tokensIn(tokens).find((token) => isOf(secret, owner, token));
  return own?.split('.')[0] ?? null;
}

/** The device's tokens after it has signed in to this account. */
export function withDevice(secret: string, owner: DeviceOwner, tokens: string | undefined): string {
  if (knownDevice(secret, owner, tokens) !== null) return tokens ?? '';
  const id = randomBytes(16).toString('base64url');
  const token = `${id}.${proofOf(secretsOf(secret)[0], owner, id).toString('base64url')}`;
  return [token, ...tokensIn(tokens)].slice(0, mostTokens).join(separator);
}
