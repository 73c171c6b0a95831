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

async function signedIn(email: string) {
  const browser = testBrowser();
  const { page, verifier } = await signOn.begin(browser);
  const sent = await browser.post(`${page.url.href}/login`, { email, password: examplePassword });
  return { browser, sent, verifier };
}
const everythingOf = async (id: string) => {
  const tables = ['sign_on.accounts', 'sign_on.records', 'members.memberships', 'members.newsletter_subscriptions'];
  const rows = await Promise.all(
    tables.map(async (table) => {
      const found = await signOn.database.pool.query(`select 1 from ${table} t where t::text like $1`, [`%${id}%`]);
      return [table, found.rowCount];
    }),
  );
  return Object.fromEntries(rows);
};

test('a person erases their account by typing its password; the account is removed immediately everywhere, and its owner gets a mail', async () => {
  const { browser, sent, verifier } = await signedIn('noor@example.com');
  const { refresh_token } = await signOn.redeem(sent.left, verifier);
  const address = `${signOn.issuer}/account?language=en`;
  expect((await browser.get(address)).body).toContain(pageTexts.en.erase.title);
  const wrong = await browser.post(address, { form: 'erase', password: 'a guess of somebody' });
  expect([wrong.status, wrong.body.includes(pageTexts.en.erase.wrong)]).toEqual([422, true]);
  expect((await everythingOf('noor'))['sign_on.accounts']).toBe(1);

  const done = await browser.post(address, { form: 'erase', password: examplePassword });
  expect(done.body).toContain(pageTexts.en.message.erased.title);
  expect(Object.values(await everythingOf('noor'))).toEqual([0, 0, 0, 0]);
  expect((await signOn.mailTo('noor@example.com')).subject).toBe('Your account is erased');
  expect((await browser.get(address)).status).toBe(401);
  expect((await signOn.refresh(refresh_token)).error).toBe('invalid_grant');
  expect((await signedIn('noor@example.com')).sent.status).toBe(422);
  expect((await everythingOf('sam'))['sign_on.accounts']).toBe(1);
});

test('of 30 concurrent guesses of the password on the account page, only ten are checked', async () => {
  const { browser } = await signedIn('sam@example.com');
  const address = `${signOn.issuer}/account?language=en`;
  const guesses = Array.from({ length: 30 }, (_, nr) =>
    browser.post(address, { form: 'erase', password: `guess ${nr}` }),
  );
  const statuses = Map.groupBy(await Promise.all(guesses), ({ status }) => status);
  expect([statuses.get(422)?.length, statuses.get(429)?.length]).toEqual([10, 20]);
});
