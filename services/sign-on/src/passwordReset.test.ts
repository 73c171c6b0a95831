import { openUserSession } from '@festival/service-kit/session/userSessions';
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

async function signedIn(email: string, password: string) {
  const browser = testBrowser();
  const { page, verifier } = await signOn.begin(browser);
  return { browser, verifier, sent: await browser.post(`${page.url.href}/login`, { email, password }) };
}
async function forgotten(email: string) {
  const browser = testBrowser();
  const { page, verifier } = await signOn.begin(browser);
  const address = page.url.href;
  expect((await browser.get(`${address}?screen=forgot`)).body).toContain(pageTexts.en.forgot.title);
  return { browser, verifier, address, sent: await browser.post(`${address}/forgot`, { email }) };
}
const codeIn = ({ text }: { text: string }) => /\d{4} \d{4}/.exec(text)?.[0] ?? 'no code';
const chosen = 'veertien vuurtorens';

test('a mailed code sets a new password once, ends every session of the account, and signs in [SSO-02]', async () => {
  const thief = await signedIn('finn@example.com', examplePassword);
  const { refresh_token } = await signOn.redeem(thief.sent.left, thief.verifier);
  await openUserSession(signOn.database.pool, 'finn');

  const { browser, address, verifier } = await forgotten('Finn@example.com');
  const code = codeIn(await signOn.mailTo('finn@example.com'));
  const weak = await browser.post(`${address}/reset`, { code, password: 'password' });
  expect([weak.status, weak.body.includes('id="password-wrong"')]).toEqual([422, true]);
  // The server uses the address of the code, even if the form contains another one.
  const own = await browser.post(`${address}/reset`, { code, password: 'finn-finn-1', email: 'else@example.com' });
  expect([own.status, own.body.includes('id="password-wrong"')]).toEqual([422, true]);
  const done = await browser.post(`${address}/reset`, { code, password: chosen });
  expect((await signOn.redeem(done.left, verifier)).access_token).toBeTruthy();
  expect((await signOn.mailTo('finn@example.com')).subject).toBe('Your password has changed');

  expect((await signOn.refresh(refresh_token)).error).toBe('invalid_grant');
  expect((await signOn.begin(thief.browser)).page.left).toBeNull();
  const { rowCount } = await signOn.database.pool.query("select 1 from members.sessions where account_id = 'finn'");
  expect(rowCount).toBe(0);
  expect((await signedIn('finn@example.com', examplePassword)).sent.status).toBe(422);
  expect((await signedIn('finn@example.com', chosen)).sent.left).not.toBeNull();

  const again = await forgotten('finn@example.com');
  expect((await again.browser.post(`${again.address}/reset`, { code, password: 'zestien zeehonden' })).status).toBe(
    422,
  );
  expect((await signedIn('finn@example.com', chosen)).sent.left).not.toBeNull();
});

test('an unknown address gets the same page but no mail, so that no client can find out which addresses have an account [SSO-02]', async () => {
  const plain = (body: string, email: string) =>
    body.replaceAll(email, '').replace(/nonce="[^"]+"|interaction\/[\w-]+/g, '');
  const [known, unknown] = [await forgotten('sam@example.com'), await forgotten('nobody@example.com')];
  expect([known.sent.status, unknown.sent.status]).toEqual([200, 200]);
  expect(plain(known.sent.body, 'sam@example.com')).toBe(plain(unknown.sent.body, 'nobody@example.com'));
  await signOn.mailTo('sam@example.com');
  expect(signOn.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
});

test('wrong guesses never lock the owner out: while the password is refused, a mailed code still signs in', async () => {
  for (let miss = 0; miss < 10; miss += 1) await signedIn('lotte@example.com', `wrong-${miss}`);
  expect((await signedIn('lotte@example.com', examplePassword)).sent.status).toBe(429);
  const { browser, address } = await forgotten('lotte@example.com');
  const code = codeIn(await signOn.mailTo('lotte@example.com'));
  expect((await browser.post(`${address}/reset`, { code, password: chosen })).left).not.toBeNull();
});
