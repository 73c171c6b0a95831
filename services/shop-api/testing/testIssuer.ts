import { createServer } from 'node:http';
import { shopAudience, userTokenIdentity } from '@festival/service-kit/session/userTokenIdentity';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';

type TokenOptions = { issuer?: string; audience?: string; expiresAt?: string };

/** Signs user tokens like an OpenID Connect issuer. */
export type TestIssuer = {
  publicKeys: JSONWebKeySet;
  identify: ReturnType<typeof userTokenIdentity>;
  tokenOf: (accountId: string, options?: TokenOptions) => Promise<string>;
};

const own = 'http://sign-on.test';

export async function testIssuer(name = own): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const publicKeys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] };
  return {
    publicKeys,
    identify: userTokenIdentity({ issuer: name, audience: shopAudience, keys: createLocalJWKSet(publicKeys) }),
    tokenOf: (accountId, { issuer = name, audience = shopAudience, expiresAt = '5m' } = {}) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(privateKey),
  };
}

/** An issuer that serves its public keys, for a shop-api in a separate process. */
export async function listeningIssuer(): Promise<TestIssuer & { url: string; close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const issuer = await testIssuer(url);
  server.on('request', (request, response) => {
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    const answer = isDiscovery ? { issuer: url, jwks_uri: `${url}/keys` } : issuer.publicKeys;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { ...issuer, url, close };
}
