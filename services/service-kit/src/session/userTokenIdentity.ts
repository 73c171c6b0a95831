import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ApiFailure } from '../http/ApiFailure.ts';

/** Only asymmetric algorithms, with which only the issuer can sign. */
const algorithms = ['ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'EdDSA'];

/** Default audience of user tokens. */
export const shopAudience = 'urn:festival:shop-api';

type Identity = { issuer: string; audience: string; keys: JWTVerifyGetKey };

/**
 * Returns the account's id of a user token, or null for a token that is missing, expired, of another issuer or for
 * another audience [SSO-03]. Throws 503 while the issuer's keys can't be fetched.
 */
export function userTokenIdentity({ issuer, audience, keys }: Identity) {
  return async (userToken: string | undefined): Promise<string | null> => {
    if (userToken === undefined) return null;
    try {
      const { payload } = await jwtVerify(userToken, keys, {
        // Some issuers add a slash to their name.
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
