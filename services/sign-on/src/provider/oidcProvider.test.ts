import { shopUrl } from '../../testing/shopAtSignOn.ts';
import { testBrowser } from '../../testing/testBrowser.ts';
import { type TestSignOn, testSignOn } from '../../testing/testSignOn.ts';
import { examplePassword, seedAccounts } from '../account/seedAccounts.ts';
import { lifetimes } from './lifetimes.ts';

let signOn: TestSignOn;
beforeAll(async () => {
  signOn = await testSignOn();
  await seedAccounts(signOn.database.pool);
});
afterAll(() => signOn.close());

const callback = `${shopUrl}/api/sign-on/callback`;

async function signedIn() {
  const browser = testBrowser();
  const { page, verifier } = await signOn.begin(browser);
  const sent = await browser.post(`${page.url.href}/login`, { email: 'noor@example.com', password: examplePassword });
  return { left: sent.left, verifier };
}

async function askForTokens(fields: Record<string, string>, authorization?: string) {
  const answer = await fetch(`${signOn.issuer}/token`, {
    method: 'POST',
    headers: authorization ? { authorization } : {},
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const basic = (secret: string) =>
  `Basic ${Buffer.from(`festival-shop:${encodeURIComponent(secret)}`).toString('base64')}`;
const ofShop = basic('a secret of the client');

test.each([
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['a challenge whose method is not said', { code_challenge_method: '' }],
  ['a token in the address', { response_type: 'token' }],
  ['an ID token in the address', { response_type: 'id_token', nonce: 'a-nonce-of-the-test' }],
  ['a code and an ID token', { response_type: 'code id_token', nonce: 'a-nonce-of-the-test' }],
])('%s is refused before a password is requested', async (_what, parameters) => {
  const { page } = await signOn.begin(testBrowser(), parameters);
  const location = page.left;
  const refusal = new URLSearchParams(location?.search || location?.hash.slice(1)).get('error');
  expect(refusal).toMatch(/^(invalid_request|unsupported_response_type|unauthorized_client)$/);
});

test.each([
  `${callback}/`,
  `${callback}?more=1`,
  `${shopUrl}/API/sign-on/callback`,
  `${shopUrl}/api/sign-on/callback/../elsewhere`,
  'http://shop.test.evil.test/api/sign-on/callback',
  'http://shop.test@evil.test/api/sign-on/callback',
])('a redirect to %s is refused, since it is not identical to the registered URL', async (redirect_uri) => {
  const { page } = await signOn.begin(testBrowser(), { redirect_uri });
  expect([page.status, page.left]).toEqual([400, null]);
});

test.each([
  ['password', { username: 'noor@example.com', password: examplePassword }],
  ['client_credentials', {}],
  ['implicit', {}],
])('the grant type %s is refused, even for the shop', async (grant_type, fields) => {
  const { status, body } = await askForTokens({ grant_type, ...fields }, ofShop);
  expect(status).toBe(400);
  expect(body.error).toMatch(/^(unsupported_grant_type|unauthorized_client)$/);
});

test('tokens require the client’s secret: with a wrong secret, or without one, even a valid code returns no tokens', async () => {
  const { left, verifier } = await signedIn();
  const fields = {
    grant_type: 'authorization_code',
    code: left?.searchParams.get('code') ?? '',
    redirect_uri: callback,
    code_verifier: verifier,
  };
  for (const authorization of [basic('another secret of a client'), undefined]) {
    const asked = authorization ? fields : { ...fields, client_id: 'festival-shop' };
    expect((await askForTokens(asked, authorization)).body.error).toBe('invalid_client');
  }
  expect((await askForTokens(fields, ofShop)).body.access_token).toBeTruthy();
});

test('a code that is used a second time revokes the tokens issued for it', async () => {
  const { left, verifier } = await signedIn();
  const { refresh_token } = await signOn.redeem(left, verifier);
  expect((await signOn.refresh(refresh_token)).access_token).toBeTruthy();
  expect((await signOn.redeem(left, verifier)).error).toBe('invalid_grant');
  expect((await signOn.refresh(refresh_token)).error).toBe('invalid_grant');
});

test('a code is valid for a minute, and a session for at most 14 days, however often its tokens are refreshed', async () => {
  expect(lifetimes.AuthorizationCode).toBeLessThanOrEqual(60);
  const { left, verifier } = await signedIn();
  const { refresh_token } = await signOn.redeem(left, verifier);
  const endOf = async () => {
    const { rows } = await signOn.database.pool.query<{ end: number }>(
      `select extract(epoch from expires_at)::float8 as end from sign_on.records where model = 'RefreshToken'
       and payload ->> 'accountId' = 'noor' order by expires_at desc limit 1`,
    );
    return rows[0]?.end ?? 0;
  };
  const before = await endOf();
  expect(before - Date.now() / 1000).toBeLessThanOrEqual(14 * 24 * 3600);
  await signOn.refresh(refresh_token);
  expect(await endOf()).toBe(before);
  await signOn.database.pool.query("update sign_on.records set expires_at = now() where model = 'RefreshToken'");
  expect((await signOn.refresh(refresh_token)).error).toBe('invalid_grant');
});

test('no request can register another client, and no response contains a private key', async () => {
  const discovery = await (await fetch(`${signOn.issuer}/.well-known/openid-configuration`)).json();
  expect(discovery).not.toHaveProperty('registration_endpoint');
  expect(discovery.code_challenge_methods_supported).toEqual(['S256']);
  expect((await fetch(`${signOn.issuer}/reg`, { method: 'POST' })).status).toBe(404);
  const { keys } = (await (await fetch(`${signOn.issuer}/jwks`)).json()) as { keys: Record<string, string>[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toEqual(expect.not.objectContaining({ d: expect.anything() }));
});
