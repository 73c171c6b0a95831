import { shopAudience } from '@festival/service-kit/session/userTokenIdentity';
import { decodeJwt } from 'jose';
import { shopUrl } from '../../testing/shopAtSignOn.ts';
import { testBrowser } from '../../testing/testBrowser.ts';
import { consoleAtSignOn, type TestSignOn, testSignOn } from '../../testing/testSignOn.ts';
import { examplePassword, seedAccounts } from '../account/seedAccounts.ts';

let signOn: TestSignOn;
beforeAll(async () => {
  signOn = await testSignOn();
  await seedAccounts(signOn.database.pool);
});
afterAll(() => signOn.close());

const callback = `${consoleAtSignOn.origin}/console/sign-on/callback`;
const asConsole = { client_id: consoleAtSignOn.id, redirect_uri: callback, scope: 'openid profile email' };

async function redeemed(parameters: Record<string, string> = {}) {
  const browser = testBrowser();
  const { page, verifier } = await signOn.begin(browser, { ...asConsole, ...parameters });
  const { left } = await browser.post(`${page.url.href}/login`, {
    email: 'grace@example.com',
    password: examplePassword,
  });
  const basic = Buffer.from(`${consoleAtSignOn.id}:${encodeURIComponent(consoleAtSignOn.secret)}`).toString('base64');
  const answer = await fetch(`${signOn.issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: left?.searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  });
  return { page, left, tokens: (await answer.json()) as Record<string, string> };
}

test('a person who signs in at the release console is identified to it by a verified address, and gets no access to the shop [FED-04]', async () => {
  const { page, left, tokens } = await redeemed();
  expect(`${left?.origin}${left?.pathname}`).toBe(callback);
  expect(page.headers.get('content-security-policy')).toContain(
    `form-action 'self' ${shopUrl} ${consoleAtSignOn.origin}`,
  );
  expect(decodeJwt(tokens.id_token ?? '')).toMatchObject({
    sub: 'grace',
    aud: consoleAtSignOn.id,
    email: 'grace@example.com',
    email_verified: true,
    given_name: 'Grace',
  });
  // A token for the shop's back end would be a JWT; this token only returns the person's claims.
  expect(tokens.access_token).not.toContain('.');
  expect(tokens.refresh_token).toBeUndefined();
});

test.each([
  ['of the shop', { redirect_uri: `${shopUrl}/api/sign-on/callback` }],
  ['elsewhere', { redirect_uri: 'http://registry.test/console/sign-on/callback/more' }],
])("the console's sign-on does not redirect to %s", async (_where, parameters) => {
  const { page } = await signOn.begin(testBrowser(), { ...asConsole, ...parameters });
  expect([page.status, page.left]).toEqual([400, null]);
});

test('the console gets no token for the shop’s back end', async () => {
  const { page } = await signOn.begin(testBrowser(), { ...asConsole, resource: shopAudience });
  expect(page.left?.searchParams.get('error')).toBe('invalid_target');
});
