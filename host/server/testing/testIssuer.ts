import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { type AnsweringServer, answeringServer } from './answeringServer.ts';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const formDecoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** An OpenID Connect issuer without a login page: real keys, real checks of code, client and PKCE. */
export interface TestIssuer {
  server: AnsweringServer;
  /** Signs a person in for an authorization address and returns the address to which the browser goes back. */
  approve(authorization: URL, person: Record<string, unknown>): URL;
  /** The lifetime of access tokens in seconds. */
  lifetime: number;
  /** The claims after a refresh; null refuses it. */
  refreshed: Record<string, unknown> | null;
  isAway: boolean;
  /** The tokens that were revoked, in order. */
  revoked: string[];
}

export async function testIssuer(clientSecret: string): Promise<TestIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const approved = new Map<string, { challenge: string; claims: Record<string, unknown> }>();
  let url = '';

  const signed = (claims: Record<string, unknown>) => {
    const content = `${base64url({ alg: 'ES256', kid: 'one' })}.${base64url(claims)}`;
    const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${content}.${signature.toString('base64url')}`;
  };
  const tokensFor = (claims: Record<string, unknown>) => {
    const now = Math.floor(Date.now() / 1000);
    const id = { iss: url, aud: 'festival-shop', iat: now, exp: now + 3600, ...claims };
    return {
      access_token: signed({ iss: url, aud: 'api', sub: claims.sub, exp: now + issuer.lifetime, n: approved.size }),
      id_token: signed(id),
      refresh_token: 'refresh-secret',
      token_type: 'Bearer',
      expires_in: issuer.lifetime,
    };
  };
  const refused = { status: 400, body: { error: 'invalid_grant' } };

  function token(authorization: string | undefined, form: URLSearchParams) {
    const [, given = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
    const [id, secret] = Buffer.from(given, 'base64').toString().split(':').map(formDecoded);
    if (id !== 'festival-shop' || secret !== clientSecret) return { status: 401, body: { error: 'invalid_client' } };
    if (form.get('grant_type') === 'refresh_token') {
      return issuer.refreshed ? { body: tokensFor(issuer.refreshed) } : refused;
    }
    const grant = approved.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return grant?.challenge === challenge ? { body: tokensFor(grant.claims) } : refused;
  }

  const server = await answeringServer(({ path, headers, body }) => {
    if (issuer.isAway) return { status: 500 };
    if (path === '/.well-known/openid-configuration') {
      return {
        body: {
          issuer: url,
          authorization_endpoint: `${url}/auth`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/jwks`,
          end_session_endpoint: `${url}/end`,
          revocation_endpoint: `${url}/revoke`,
          prompt_values_supported: ['none', 'login', 'create'],
          id_token_signing_alg_values_supported: ['ES256'],
        },
      };
    }
    if (path === '/jwks')
      return { body: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256' }] } };
    if (path === '/revoke') {
      issuer.revoked.push(new URLSearchParams(body).get('token') ?? '');
      return { status: 200 };
    }
    if (path === '/token') return token(headers.authorization, new URLSearchParams(body));
    return { status: 404 };
  });
  url = server.url;
  const issuer: TestIssuer = {
    server,
    lifetime: 600,
    refreshed: null,
    isAway: false,
    revoked: [],
    approve(authorization, person) {
      const query = authorization.searchParams;
      const code = `code-${approved.size}`;
      const claims = { ...person, nonce: query.get('nonce') };
      approved.set(code, { challenge: query.get('code_challenge') ?? '', claims });
      const back = new URL(query.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', query.get('state') ?? '');
      return back;
    },
  };
  return issuer;
}
