import { testBrowser } from '../testing/testBrowser.ts';
import { type TestSignOn, testSignOn } from '../testing/testSignOn.ts';
import { examplePassword, seedAccounts } from './account/seedAccounts.ts';

const lines: string[] = [];
let signOn: TestSignOn;
beforeAll(async () => {
  signOn = await testSignOn({ log: { write: (line) => void lines.push(line) } });
  await seedAccounts(signOn.database.pool);
});
afterAll(() => signOn.close());

test.each([
  '/.well-known/openid-configuration',
  '/jwks',
  '/me',
  '/token',
  '/auth?client_id=unknown',
  '/session/end',
  '/account',
  '/health/live',
  '/nowhere',
])("the response at %s can't be framed or sniffed, and loads nothing from other origins", async (path) => {
  const { headers } = await fetch(`${signOn.issuer}${path}`, { redirect: 'manual' });
  const policy = String(headers.get('content-security-policy')).split(/; ?/);
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/);
});

test('the log contains each attempt to sign in, its client and its outcome, and does not identify a person [ERR-04]', async () => {
  const attempt = async (email: string, password: string) => {
    const browser = testBrowser();
    const { page } = await signOn.begin(browser);
    await browser.post(`${page.url.href}/login`, { email, password });
  };
  lines.splice(0);
  await attempt('noor@example.com', 'not-the-password');
  await attempt('Noor@example.com', examplePassword);
  await attempt('nobody@example.com', 'not-the-password');
  const attempts = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'attempt');
  expect(attempts.map(({ route, outcome }) => [route, outcome])).toEqual([
    ['/interaction/:uid/login', 'refused'],
    ['/interaction/:uid/login', 'accepted'],
    ['/interaction/:uid/login', 'refused'],
  ]);
  const [first, second, third] = attempts;
  // The hashes of the account and the client are the same, even if the case of the address differs.
  expect(first.account).toMatch(/^[\w-]{16}$/);
  expect(second.account).toBe(first.account);
  expect(third.account).not.toBe(first.account);
  expect(third.client).toBe(first.client);
  expect(lines.join('')).not.toMatch(/noor@|nobody@|not-the-password|127\.0\.0\.1"/i);
});
