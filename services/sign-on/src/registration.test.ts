import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { type TestBrowser, testBrowser, type Visited } from '../testing/testBrowser.ts';
import { type TestSignOn, testSignOn } from '../testing/testSignOn.ts';
import { emptyProfile } from './account/account.ts';
import { examplePassword, seedAccounts } from './account/seedAccounts.ts';
import { codeLimits, requestCode } from './code/requestCode.ts';
import { pageTexts } from './page/pageTexts.ts';

let signOn: TestSignOn;
beforeAll(async () => {
  signOn = await testSignOn();
  await seedAccounts(signOn.database.pool);
});
afterAll(() => signOn.close());
beforeEach(async () => {
  await signOn.database.pool.query('delete from sign_on.attempts');
  await signOn.database.pool.query('delete from sign_on.mails');
  signOn.mails.splice(0);
});

const person = { password: 'zeven-zilte-zeeën', givenName: '<b>Mila</b>', familyName: 'Jansen' };

async function registered(email: string, fields: object = {}) {
  const browser = testBrowser();
  const { page, verifier } = await signOn.begin(browser, { prompt: 'create' });
  const address = page.url.href;
  const sent = await browser.post(`${address}/register`, { ...person, email, ...fields });
  return { browser, address, verifier, sent };
}
const codeIn = ({ text }: { text: string }) => /\d{4} \d{4}/.exec(text)?.[0] ?? 'no code';
const typeCode = (browser: TestBrowser, address: string, code: string): Promise<Visited> =>
  browser.post(`${address}/verify`, { code, email: '' });
const plain = ({ body }: Visited, email: string) =>
  body.replaceAll(email, '').replace(/nonce="[^"]+"|interaction\/[\w-]+/g, '');

test('an account is opened with the mailed code, and is signed in to the shop at once [SSO-02]', async () => {
  const { browser, address, verifier, sent } = await registered('mila@example.com');
  expect([sent.status, sent.left]).toEqual([200, null]);
  expect(sent.body).toContain('mila@example.com');
  const account = () => signOn.database.pool.query("select 1 from sign_on.accounts where email = 'mila@example.com'");
  expect((await account()).rowCount).toBe(0);
  const done = await typeCode(browser, address, codeIn(await signOn.mailTo('mila@example.com')));
  const tokens = await signOn.redeem(done.left, verifier);
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    email: 'mila@example.com',
    email_verified: true,
    given_name: '<b>Mila</b>',
  });
  const again = testBrowser();
  const { page } = await signOn.begin(again);
  const back = await again.post(`${page.url.href}/login`, { email: 'mila@example.com', password: person.password });
  expect(back.left).not.toBeNull();
});

test('a domain with an umlaut is the same address in every browser, for a new account and to sign in [SSO-02]', async () => {
  const { browser, address, sent } = await registered(' mila@müller.example ');
  expect(sent.status).toBe(200);
  await typeCode(browser, address, codeIn(await signOn.mailTo('mila@xn--mller-kva.example')));
  for (const email of ['Mila@Müller.example', 'mila@xn--mller-kva.example']) {
    const again = testBrowser();
    const { page } = await signOn.begin(again);
    const back = await again.post(`${page.url.href}/login`, { email, password: person.password });
    expect([email, back.left]).toEqual([email, expect.anything()]);
  }
});

test.each(['No\u202Eor', 'Noor\u001B[2J', 'Noor\r\nBcc: all'])(
  'a name that could hide or forge a line, %j, opens no account and has to be corrected [CHK-02]',
  async (givenName) => {
    const { sent } = await registered('forger@example.com', { givenName });
    expect(sent.body).toContain(pageTexts.en.errors.givenName);
    const { rowCount } = await signOn.database.pool.query(
      "select 1 from sign_on.codes where email = 'forger@example.com'",
    );
    expect(rowCount).toBe(0);
  },
);

test('the response is identical for a known address and a new one; only the owner is notified, by mail [SSO-02]', async () => {
  const known = await registered('Noor@example.com');
  const fresh = await registered('nobody-yet@example.com');
  expect([known.sent.status, fresh.sent.status]).toEqual([200, 200]);
  expect(plain(known.sent, 'Noor@example.com')).toBe(plain(fresh.sent, 'nobody-yet@example.com'));
  const mail = await signOn.mailTo('noor@example.com');
  expect(mail.subject).toBe('You have an account already');
  expect(codeIn(mail)).toBe('no code');
  expect((await typeCode(known.browser, known.address, '0000 0000')).body).toContain(pageTexts.en.code.wrong);
  expect(codeIn(await signOn.mailTo('nobody-yet@example.com'))).toMatch(/^\d{4} \d{4}$/);
});

test('a code allows five attempts, also concurrent ones, and is valid once and only in its own sign-on', async () => {
  const { browser, address } = await registered('five@example.com');
  const code = codeIn(await signOn.mailTo('five@example.com'));
  const other = await registered('other@example.com');
  expect((await typeCode(other.browser, other.address, code)).left).toBeNull();
  const wrong = code.startsWith('1') ? '2222 2222' : '1111 1111';
  const tried = await Promise.all(Array.from({ length: 12 }, () => typeCode(browser, address, wrong)));
  expect(tried.filter(({ body }) => body.includes(pageTexts.en.code.wrong)).length).toBe(5);
  expect((await typeCode(browser, address, code)).body).toContain(pageTexts.en.code.over);

  const late = await registered('late@example.com');
  const lateCode = codeIn(await signOn.mailTo('late@example.com'));
  await signOn.database.pool.query('update sign_on.codes set expires_at = clock_timestamp()');
  expect((await typeCode(late.browser, late.address, lateCode)).body).toContain(pageTexts.en.code.over);
});

test.each([['password'], ['PASSWORD1'], ['festival'], ['12345678'], ['qwertyuiop'], ['short']])(
  'the password %s is refused, and the error is shown at its field',
  async (password) => {
    const { sent } = await registered('weak@example.com', { password });
    expect([sent.status, sent.body.includes('id="password-wrong"')]).toEqual([422, true]);
    expect(sent.body).not.toContain(`value="${password}"`);
    expect((await signOn.database.pool.query('select 1 from sign_on.mails')).rowCount).toBe(0);
  },
);

test('wrong input is shown again without the password, and is escaped [SSO-02]', async () => {
  const { sent } = await registered('no address', { familyName: '' });
  expect(sent.status).toBe(422);
  for (const name of ['email', 'familyName']) expect(sent.body).toContain(`id="${name}-wrong"`);
  expect(sent.body).toContain('&#60;b&#62;Mila'.replaceAll('&#60;', '&lt;').replaceAll('&#62;', '&gt;'));
  expect(sent.body).not.toContain(person.password);
});

test('no client can flood a mailbox: an address gets five mails per hour, and the page is always the same', async () => {
  for (let time = 0; time < codeLimits.ofAddress + 3; time += 1)
    expect((await registered('flooded@example.com')).sent.status).toBe(200);
  const { rows } = await signOn.database.pool.query<{ count: number }>(
    "select count(*)::integer from sign_on.mails where email = 'flooded@example.com'",
  );
  const sent = signOn.mails.filter(({ to }) => to === 'flooded@example.com').length;
  expect((rows[0]?.count ?? 0) + sent).toBe(codeLimits.ofAddress);
});

test('the database contains neither a password nor a code', async () => {
  await registered('secret@example.com');
  const code = codeIn(await signOn.mailTo('secret@example.com')).replace(' ', '');
  const { rows } = await signOn.database.pool.query<{ row: string }>(
    'select c::text as row from sign_on.codes c union all select m::text from sign_on.mails m union all select a::text from sign_on.accounts a',
  );
  expect(
    rows.filter(({ row }) => row.includes(code) || row.includes(person.password) || row.includes(examplePassword)),
  ).toEqual([]);
});

test('a stranger’s requests for codes do not block requests from other networks, whose mails are still sent', async () => {
  const email = 'sam@example.com';
  const ask = (network: string) =>
    requestCode(signOn.database.pool, {
      purpose: 'reset',
      interaction: crypto.randomUUID(),
      email,
      language: 'nl',
      network,
    });
  const before = signOn.mails.filter(({ to }) => to === email).length;
  const mailed = () => signOn.mails.filter(({ to }) => to === email).length - before;
  for (let time = 0; time < codeLimits.ofAddress + 3; time += 1) await ask('a stranger’s');
  while (mailed() < codeLimits.ofAddress) await wait(50);
  await ask('the owner’s');
  while (mailed() === codeLimits.ofAddress) await wait(50);
  expect(mailed()).toBe(codeLimits.ofAddress + 1);
});

test('a network over its limit causes no password hashing', async () => {
  let hashes = 0;
  const ask = () =>
    requestCode(signOn.database.pool, {
      purpose: 'register',
      interaction: crypto.randomUUID(),
      email: 'crowd@example.com',
      language: 'nl',
      network: 'a crowd’s',
      registration: async () => {
        hashes += 1;
        return { passwordHash: '', profile: emptyProfile };
      },
    });
  const asked = await Promise.all(Array.from({ length: codeLimits.ofNetwork + 20 }, ask));
  expect([hashes, asked.filter(({ ok }) => ok).length]).toEqual([codeLimits.ofNetwork, codeLimits.ofNetwork]);
});
