import { createHash } from 'node:crypto';
import { issuerKeys } from '@festival/service-kit/session/issuerKeys';
import { shopAudience, userTokenIdentity } from '@festival/service-kit/session/userTokenIdentity';
import { decodeJwt } from 'jose';
import { shopUrl } from '../testing/shopAtSignOn.ts';
import { testBrowser } from '../testing/testBrowser.ts';
import { type TestSignOn, testSignOn } from '../testing/testSignOn.ts';
import { examplePassword, seedAccounts } from './account/seedAccounts.ts';
import { pageTexts } from './page/pageTexts.ts';

let signOn: TestSignOn;
beforeAll(async () => {
  signOn = await testSignOn();
  await seedAccounts(signOn.database.pool);
});
afterAll(() => signOn.close());

const noor = { email: 'Noor@example.com', password: examplePassword };

async function signedIn(fields = noor) {
  const browser = testBrowser();
  const { page, verifier } = await signOn.begin(browser);
  const sent = await browser.post(`${page.url.href}/login`, fields);
  return { browser, sent, verifier };
}

test('after signing in, a person returns to the shop with a code, which the shop exchanges for tokens that the shop API accepts [SSO-02]', async () => {
  const { sent, verifier } = await signedIn();
  expect(sent.left?.href).toMatch(`${shopUrl}/api/sign-on/callback?code=`);
  expect(sent.left?.searchParams.get('state')).toBe('state-of-the-test');
  const tokens = await signOn.redeem(sent.left, verifier);
  const { issuer } = signOn;
  const identify = userTokenIdentity({ issuer, audience: shopAudience, keys: issuerKeys(issuer) });
  expect(await identify(tokens.access_token)).toBe('noor');
  // The ID token has the claims of the account. The access token has only its id.
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    sub: 'noor',
    given_name: 'Noor',
    family_name: 'de Wit',
    email: 'noor@example.com',
    birthdate: '1995-03-14',
    phone_number: '+31612345678',
    address: { street_name: 'Zeeweg', street_number: '12', locality: 'Zandvoort', country: 'NL' },
  });
  expect(decodeJwt(tokens.access_token)).not.toHaveProperty('email');
  expect(await identify(tokens.id_token)).toBeNull();
});

test('a person who leaves the login form or the registration form returns to the shop as a guest [SSO-02]', async () => {
  for (const screen of ['login', 'register']) {
    const browser = testBrowser();
    const { page } = await signOn.begin(browser);
    const shown = await browser.get(`${page.url.href}?screen=${screen}`);
    const [, back = ''] = /href="([^"]+\/back)"/.exec(shown.body) ?? [];
    const { left } = await browser.get(new URL(back, page.url).href);
    expect(left?.href).toMatch(`${shopUrl}/api/sign-on/callback?`);
    expect(Object.fromEntries(left?.searchParams ?? [])).toMatchObject({
      error: 'access_denied',
      state: 'state-of-the-test',
    });
  }
});

test('a code can be used once, and only with the verifier of the same sign-on', async () => {
  const first = await signedIn();
  expect((await signOn.redeem(first.sent.left, `${first.verifier}x`)).error).toBe('invalid_grant');
  const second = await signedIn();
  expect((await signOn.redeem(second.sent.left, second.verifier)).access_token).toBeTruthy();
  expect((await signOn.redeem(second.sent.left, second.verifier)).error).toBe('invalid_grant');
});

test('a sign-on without PKCE, or with a return address outside the shop, is refused', async () => {
  const plain = await signOn.begin(testBrowser(), { code_challenge: '', code_challenge_method: '' });
  expect(plain.page.left?.searchParams.get('error')).toBe('invalid_request');
  const elsewhere = await signOn.begin(testBrowser(), { redirect_uri: 'http://evil.test/api/sign-on/callback' });
  expect([elsewhere.page.status, elsewhere.page.left]).toEqual([400, null]);
});

test('a refresh returns new tokens with the account’s current data, even if the same refresh token is used twice', async () => {
  const { sent, verifier } = await signedIn({ email: 'lotte@example.com', password: examplePassword });
  const { refresh_token } = await signOn.redeem(sent.left, verifier);
  await signOn.database.pool.query("update sign_on.accounts set city = 'Zeist' where id = 'lotte'");
  const [one, two] = await Promise.all([signOn.refresh(refresh_token), signOn.refresh(refresh_token)]);
  expect(decodeJwt(one.id_token)).toMatchObject({ sub: 'lotte', address: { locality: 'Zeist' } });
  expect(decodeJwt(two.access_token).sub).toBe('lotte');
});

test('a wrong password and an unknown address get the same response, and the password is not shown again', async () => {
  const pages = [];
  for (const email of ['noor@example.com', 'nobody@example.com']) {
    const { sent } = await signedIn({ email, password: 'not-the-password' });
    expect([sent.status, sent.left]).toEqual([422, null]);
    expect(sent.body).toContain(pageTexts.en.logIn.wrong);
    expect(sent.body).not.toContain('not-the-password');
    pages.push(sent.body.replace(email, '').replace(/nonce="[^"]+"|interaction\/[\w-]+/g, ''));
  }
  expect(pages[0]).toBe(pages[1]);
});

test('after ten wrong passwords an address, known or not, is locked for this network, but not for a device that has signed in before', async () => {
  const device = await signedIn({ email: 'finn@example.com', password: examplePassword });
  for (const email of ['finn@example.com', 'nobody-at-all@example.com']) {
    for (let miss = 0; miss < 10; miss += 1) {
      expect((await signedIn({ email, password: `wrong-${miss}` })).sent.status).toBe(422);
    }
    expect((await signedIn({ email, password: examplePassword })).sent.status).toBe(429);
  }
  const { page } = await signOn.begin(device.browser, { prompt: 'login' });
  const sent = await device.browser.post(`${page.url.href}/login`, {
    email: 'finn@example.com',
    password: examplePassword,
  });
  expect(sent.left).not.toBeNull();
  await signOn.database.pool.query(
    `update sign_on.attempts set made_at = array(select at - interval '16 minutes' from unnest(made_at) at)`,
  );
  expect((await signedIn({ email: 'finn@example.com', password: examplePassword })).sent.left).not.toBeNull();
});

test('an account is changed with the typed values, and wrong input changes nothing [SSO-02]', async () => {
  const { browser } = await signedIn({ email: 'sam@example.com', password: examplePassword });
  const address = `${signOn.issuer}/account?language=nl&returnTo=${encodeURIComponent(`${shopUrl}/solstrand`)}`;
  const page = await browser.get(address);
  expect(page.body).toContain('Okafor');
  expect(page.body).toContain(`href="${shopUrl}/solstrand"`);
  const fields = { form: 'details', givenName: 'Samuel', familyName: 'Okafor', birthdate: '1990-11-02', country: 'be' };
  const wrong = await browser.post(address, { ...fields, phoneNumber: '12', birthdate: '1990-02-31' });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('id="phoneNumber-wrong"');
  expect(wrong.body).toContain('id="birthdate-wrong"');
  const row = async () =>
    (await signOn.database.pool.query("select given_name, country from sign_on.accounts where id = 'sam'")).rows[0];
  expect(await row()).toEqual({ given_name: 'Sam', country: 'BE' });
  expect((await browser.post(address, { ...fields, phoneNumber: '+32470000000' })).status).toBe(200);
  expect(await row()).toEqual({ given_name: 'Samuel', country: 'BE' });
});

test('the account page links back to the shop and to no other site, and requires a signed-in person', async () => {
  const { browser } = await signedIn();
  for (const foreign of ['http://evil.test/', 'javascript:alert(1)', `${shopUrl}.evil.test/`, '//evil.test']) {
    const { body } = await browser.get(`${signOn.issuer}/account?returnTo=${encodeURIComponent(foreign)}`);
    expect(body).not.toMatch(/evil|javascript:/);
  }
  const stranger = await testBrowser().get(`${signOn.issuer}/account`);
  expect(stranger.status).toBe(401);
  expect(stranger.body).not.toContain('noor@example.com');
});

test('a form sent by another site changes nothing', async () => {
  const { browser } = await signedIn();
  const fields = {
    form: 'details',
    givenName: 'Mallory',
    familyName: 'M',
    birthdate: '',
    phoneNumber: '',
    country: '',
  };
  for (const origin of ['http://evil.test', 'null']) {
    expect((await browser.post(`${signOn.issuer}/account`, fields, { origin })).status).toBe(403);
  }
  const { rows } = await signOn.database.pool.query("select given_name from sign_on.accounts where id = 'noor'");
  expect(rows[0]).toEqual({ given_name: 'Noor' });
});

test('logging out asks for confirmation unless the shop names the account, and the next sign-on asks for the password again [SSO-02]', async () => {
  const { browser, sent, verifier } = await signedIn();
  const { refresh_token } = await signOn.redeem(sent.left, verifier);
  const again = await signOn.begin(browser);
  expect(again.page.left?.searchParams.get('code')).toBeTruthy();
  for (const hint of ['', '&logout_hint=sam']) {
    const page = await browser.get(`${signOn.issuer}/session/end?client_id=festival-shop${hint}`);
    expect(page.body).toContain(pageTexts.en.endSession.no);
    expect(page.body).not.toContain('<script');
  }
  const end = new URLSearchParams({
    client_id: 'festival-shop',
    logout_hint: 'noor',
    post_logout_redirect_uri: `${shopUrl}/api/sign-on/signed-out`,
    state: 'back',
  });
  const page = await browser.get(`${signOn.issuer}/session/end?${end}`);
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page.body)?.[1] ?? '';
  const [nonce] = /'nonce-[^']+'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
  expect(page.body).toContain(`<script nonce="${nonce?.slice(7, -1)}">`);
  const done = await browser.post(`${signOn.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
  expect(done.left?.href).toBe(`${shopUrl}/api/sign-on/signed-out?state=back`);
  const after = await signOn.begin(browser);
  expect(after.page.body).toContain(pageTexts.en.logIn.title);
  expect((await signOn.refresh(refresh_token)).error).toBe('invalid_grant');
});

test('revoking a token also ends the sign-on’s own session: a copied cookie requires a new sign-in [SSO-02]', async () => {
  const { browser, sent, verifier } = await signedIn();
  const { refresh_token } = await signOn.redeem(sent.left, verifier);
  expect((await signOn.begin(browser)).page.left?.searchParams.get('code')).toBeTruthy();
  expect(await signOn.revoke(refresh_token)).toBe(200);
  const after = await signOn.begin(browser);
  expect(after.page.left).toBeNull();
  expect(after.page.body).toContain(pageTexts.en.logIn.title);
  expect((await signOn.refresh(refresh_token)).error).toBe('invalid_grant');
  // The shop can then end the sign-on's session without a form.
  const end = await browser.get(`${signOn.issuer}/session/end?client_id=festival-shop&logout_hint=noor`);
  expect(end.body).not.toContain(pageTexts.en.endSession.no);
  const script = /<script>([\s\S]*?)<\/script>/.exec(end.body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(end.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
});

test('pages load and run nothing from other origins, and use the language that the shop requests', async () => {
  for (const [language, texts] of Object.entries(pageTexts)) {
    const { page } = await signOn.begin(testBrowser(), { ui_locales: language });
    expect(page.body).toContain(`<h1>${texts.logIn.title}</h1>`);
    expect(page.body).toContain(`<html lang="${language}">`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'; style-src 'nonce-[\w+/=]+'; script-src 'nonce-/);
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('cache-control')).toBe('no-store');
  }
});

test('the database contains no passwords, and its signing keys can’t be used without the service’s secret', async () => {
  const { rows } = await signOn.database.pool.query<{ row: string }>(
    `select a::text as row from sign_on.accounts a union all select k::text from sign_on.signing_keys k`,
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter(({ row }) => row.includes(examplePassword) || row.includes('"d"'))).toEqual([]);
});

test('a client has a limit of pages per minute, after which it gets a 429', async () => {
  const busy = await testSignOn({ pagesPerMinute: 3 });
  const statuses = [];
  for (let visit = 0; visit < 4; visit += 1) statuses.push((await testBrowser().get(`${busy.issuer}/account`)).status);
  await busy.close();
  expect(statuses).toEqual([401, 401, 401, 429]);
});
