import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { shopAudience, userTokenIdentity } from '../src/sign-on/userTokenIdentity.ts';

type TokenWish = { issuer?: string; audience?: string; expiresAt?: string };

/** Signs user tokens as an OpenID Connect issuer does, with keys of the test's own. */
export type TestIssuer = {
  identify: ReturnType<typeof userTokenIdentity>;
  tokenOf: (accountId: string, wish?: TokenWish) => Promise<string>;
};

const own = 'http://sign-on.test';

export async function testIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] });
  return {
    identify: userTokenIdentity({ issuer: own, audience: shopAudience, keys }),
    tokenOf: (accountId, { issuer = own, audience = shopAudience, expiresAt = '5m' } = {}) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(privateKey),
  };
}
