import { shopAudience } from '@festival/service-kit/session/userTokenIdentity';
import { importJWK, type JWK, SignJWT } from 'jose';

/** Returns a user token of an account for one call of the shop's back end, signed as the tokens that shops get. */
export function userTokenOf(issuer: string, [key]: readonly JWK[]): (accountId: string) => Promise<string> {
  if (!key) throw new Error('There is no key that signs tokens');
  const signing = importJWK(key, 'ES256');
  return async (accountId) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', ...(key.kid && { kid: key.kid }) })
      .setSubject(accountId)
      .setIssuer(issuer)
      .setAudience(shopAudience)
      .setExpirationTime('1m')
      .sign(await signing);
}
