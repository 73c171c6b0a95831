import { createHash, randomBytes } from 'node:crypto';
import type { TestBrowser, Visited } from './testBrowser.ts';

export const client = { id: 'festival-shop', secret: 'a secret of the client' };
export const shopUrl = 'http://shop.test';

type Tokens = { access_token: string; id_token: string; refresh_token: string; error?: string };

/** The calls that the shop's server makes during a sign-on. */
export type ShopAtSignOn = {
  /** Starts a sign-on as the shop's server does. Returns the first page. */
  begin: (browser: TestBrowser, parameters?: Record<string, string>) => Promise<{ page: Visited; verifier: string }>;
  /** Exchanges the code in the return URL for tokens. */
  redeem: (left: URL | null, verifier: string) => Promise<Tokens>;
  refresh: (refreshToken: string) => Promise<Tokens>;
  /** Revokes a refresh token as the shop's server does at a logout. */
  revoke: (refreshToken: string) => Promise<number>;
};

/** The shop's server for the sign-on at this URL. */
export function shopAt(issuer: string): ShopAtSignOn {
  const callback = `${shopUrl}/api/sign-on/callback`;

  function send(path: string, body: Record<string, string>): Promise<Response> {
    const basic = Buffer.from(`${client.id}:${encodeURIComponent(client.secret)}`).toString('base64');
    return fetch(`${issuer}/${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    });
  }

  async function token(body: Record<string, string>): Promise<Tokens> {
    return (await (await send('token', body)).json()) as Tokens;
  }

  return {
    begin: async (browser, parameters = {}) => {
      const verifier = randomBytes(32).toString('base64url');
      const query = new URLSearchParams({
        client_id: client.id,
        response_type: 'code',
        redirect_uri: callback,
        scope: 'openid profile email phone address',
        state: 'state-of-the-test',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...parameters,
      });
      return { page: await browser.get(`${issuer}/auth?${query}`), verifier };
    },
    redeem: (left, verifier) =>
      token({
        grant_type: 'authorization_code',
        code: left?.searchParams.get('code') ?? '',
        redirect_uri: callback,
        code_verifier: verifier,
      }),
    refresh: (refreshToken) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => (await send('token/revocation', { token: refreshToken })).status,
  };
}
