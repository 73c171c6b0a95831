import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailMessage } from '@festival/shop-api/after-sale/mail/mailDelivery';
import { freePort } from '@festival/shop-api/testing/freePort';
import { type TestDatabase, testDatabase } from '@festival/shop-api/testing/testDatabase';
import type { FastifyInstance } from 'fastify';
import { buildSignOn } from '../src/buildSignOn.ts';
import { signingKeys } from '../src/provider/signingKeys.ts';
import type { TestBrowser, Visited } from './testBrowser.ts';

const client = { id: 'festival-shop', secret: 'a secret of the client' };
export const shopUrl = 'http://shop.test';

export type Tokens = { access_token: string; id_token: string; refresh_token: string; error?: string };

/** The real sign-on service, on a database and a port of the test. */
export type TestSignOn = {
  issuer: string;
  database: TestDatabase;
  app: FastifyInstance;
  /** The mails that were sent, in order. */
  mails: MailMessage[];
  /** Waits for the next mail to an address, and takes it. */
  mailTo: (address: string) => Promise<MailMessage>;
  /** Begins a sign-on as the shop's server does. Answers the first page. */
  begin: (browser: TestBrowser, parameters?: Record<string, string>) => Promise<{ page: Visited; verifier: string }>;
  /** Exchanges the code in the return address for tokens. */
  redeem: (left: URL | null, verifier: string) => Promise<Tokens>;
  refresh: (refreshToken: string) => Promise<Tokens>;
  /** Revokes a refresh token as the shop's server does at a logout. */
  revoke: (refreshToken: string) => Promise<number>;
  close: () => Promise<void>;
};

type TestSignOnOptions = {
  pagesPerMinute?: number;
  /** Receives each line of the log. */
  log?: { write: (line: string) => void };
};

export async function testSignOn({ pagesPerMinute = 1_000, log }: TestSignOnOptions = {}): Promise<TestSignOn> {
  const database = await testDatabase();
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const secret = 'a secret of this service';
  const mails: MailMessage[] = [];
  const app = await buildSignOn({
    pool: database.pool,
    issuer,
    keys: await signingKeys(database.pool, secret),
    secret,
    client,
    shopOrigins: [shopUrl],
    deliver: async (_id, message) => void mails.push(message),
    mailFrom: 'accounts@festival.test',
    logLevel: log ? 'info' : 'silent',
    ...(log && { logOutput: log }),
    pagesPerMinute,
  });
  await app.listen({ host: '127.0.0.1', port });
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
    issuer,
    database,
    app,
    mails,
    mailTo: async (address) => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const index = mails.findIndex(({ to }) => to === address);
        const [mail] = index < 0 ? [] : mails.splice(index, 1);
        if (mail) return mail;
        await wait(50);
      }
      throw new Error(`No mail came to ${address}`);
    },
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
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
