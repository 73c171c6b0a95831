import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/shop-api/platform/secret/secretsOf';

/** People who share a device have a token each. */
const mostTokens = 5;
const separator = '~';

// Of account and device together, so that a token proves nothing for another account.
const proofOf = (secret: string, accountId: string, id: string): Buffer =>
  createHmac('sha256', `known devices:${secret}`).update(`${accountId} ${id}`).digest();

function isOf(secret: string, accountId: string, token: string): boolean {
  const [id = '', proof = ''] = token.split('.');
  const given = Buffer.from(proof, 'base64url');
  return secretsOf(secret).some((one) => {
    const expected = proofOf(one, accountId, id);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const tokensIn = (tokens: string | undefined): string[] => (tokens ?? '').split(separator).filter(Boolean);

/** The id of the device for this account, when it has signed in to it before; else null. */
export function knownDevice(secret: string, accountId: string, tokens: string | undefined): string | null {
  const own = tokensIn(tokens).find((token) => isOf(secret, accountId, token));
  return own?.split('.')[0] ?? null;
}

/** The tokens of a device that has signed in to this account now. */
export function withDevice(secret: string, accountId: string, tokens: string | undefined): string {
  if (knownDevice(secret, accountId, tokens) !== null) return tokens ?? '';
  const id = randomBytes(16).toString('base64url');
  const token = `${id}.${proofOf(secretsOf(secret)[0], accountId, id).toString('base64url')}`;
  return [token, ...tokensIn(tokens)].slice(0, mostTokens).join(separator);
}
