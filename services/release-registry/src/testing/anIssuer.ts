import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const clientSecret = 'a secret of the console';

/** An OpenID Connect issuer without a page: it checks the client, the code and PKCE, and signs with a real key. */
export type Issuer = {
  url: string;
  /** Signs a person on for the authorization address. Returns the path and query of the redirect back. */
  approve(authorization: string, claims: Record<string, unknown>): string;
};

const open: FastifyInstance[] = [];

export async function anIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const app = Fastify();
  open.push(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const approved = new Map<string, { challenge: string; claims: Record<string, unknown> }>();

  app.get('/jwks', async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] }));
  app.get('/.well-known/openid-configuration', async () => ({
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    end_session_endpoint: `${url}/end`,
    id_token_signing_alg_values_supported: ['ES256'],
  }));
  app.post<{ Body: Record<string, string> }>('/token', async (request, reply) => {
    const given = Buffer.from((request.headers.authorization ?? '').slice('Basic '.length), 'base64').toString();
    if (decodeURIComponent(given.replaceAll('+', ' ')) !== `festival-console:${clientSecret}`)
      return reply.code(401).send({ error: 'invalid_client' });
    const { code = '', code_verifier = '' } = request.body;
    const grant = approved.get(code);
    approved.delete(code);
    if (grant?.challenge !== createHash('sha256').update(code_verifier).digest('base64url'))
      return reply.code(400).send({ error: 'invalid_grant' });
    const idToken = await new SignJWT(grant.claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(url)
      .setAudience('festival-console')
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey);
    return { access_token: 'opaque', token_type: 'Bearer', expires_in: 300, id_token: idToken };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    url,
    approve(authorization, claims) {
      const query = new URL(authorization).searchParams;
      const code = `code-${approved.size}`;
      approved.set(code, {
        challenge: query.get('code_challenge') ?? '',
        claims: { ...claims, nonce: query.get('nonce') },
      });
      const back = new URL(query.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
      return `${back.pathname}${back.search}`;
    },
  };
}

/** Closes what a test opened; call it in `afterEach`. */
export async function closeIssuers(): Promise<void> {
  for (const app of open.splice(0)) await app.close();
}
