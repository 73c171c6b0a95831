import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';

/** Signatures that only the issuer can make. */
const algorithms = ['ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'EdDSA'];

/** What tokens of the shop are made for, unless set otherwise. */
export const shopAudience = 'urn:festival:shop-api';

type Identity = { issuer: string; audience: string; keys: JWTVerifyGetKey };

/**
 * Whose user token this is: the account's id, or null where it proves nothing (none, another's, expired, made for something
 * else) [SSO-03]. Throws 503 while the issuer's keys are not to be had.
 */
export function userTokenIdentity({ issuer, audience, keys }: Identity) {
  return async (userToken: string | undefined): Promise<string | null> => {
    if (userToken === undefined) return null;
    try {
      const { payload } = await jwtVerify(userToken, keys, {
        // Some issuers write their own name with a slash at its end.
        issuer: [issuer, `${issuer}/`],
        audience,
        algorithms,
        requiredClaims: ['sub', 'exp'],
      });
      return payload.sub || null;
    } catch (error) {
      const isRefused = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
      if (isRefused) return null;
      throw new ApiFailure(503, 'sign-on.away', 'Sign-on can not be reached for a moment. Try again.');
    }
  };
}
