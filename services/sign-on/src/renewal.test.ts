import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import { testBrowser } from '../testing/testBrowser.ts';
import { type TestSignOn, testSignOn } from '../testing/testSignOn.ts';
import { examplePassword, seedAccounts } from './account/seedAccounts.ts';
import { pageTexts } from './page/pageTexts.ts';

const eventId = 'event-of-members';
const orders = { lotte: crypto.randomUUID(), finn: crypto.randomUUID() };

let signOn: TestSignOn;
const query = (sql: string, values: unknown[]) => signOn.database.pool.query(sql, values);

beforeAll(async () => {
  signOn = await testSignOn();
  await seedAccounts(signOn.database.pool);
  await query(`insert into events (event_id, name) values ($1, 'An event') on conflict do nothing`, [eventId]);
  await query(
    `insert into shops (event_id, slug, token, config) values ($1, 'of-members', 'a token of this shop', '{"ossBrand": "solstrand"}')`,
    [eventId],
  );
  for (const [account, id] of Object.entries(orders)) await sell(account, id);
});
afterAll(() => signOn.close());

/** A membership that renews, as the shop has stored and published it. */
async function sell(account: string, id: string) {
  const cart = crypto.randomUUID();
  await query(
    "insert into carts (event_id, id, token_hash, shop_slug, status, hold_until) values ($1, $2, 'x', 'of-members', 'confirmed', now())",
    [eventId, cart],
  );
  await query(
    `insert into orders (event_id, id, reference, cart_id, shop_slug, account_id, status, totals, total_cents, buyer, times_out_at)
     values ($1, $2, lpad((random() * 999999999)::integer::text, 9, '1'), $3, 'of-members', $4, 'completed', '{}', 2500, '{}', now())`,
    [eventId, id, cart, account],
  );
  await query(
    "insert into membership_sales (event_id, order_id, brand, account_id, level, period, notified) values ($1, $2, 'solstrand', $3, 1, 'year', 'sold')",
    [eventId, id, account],
  );
  await query(
    "insert into membership_renewals (event_id, order_id, provider, token, amount_cents) values ($1, $2, 'paylogic', 'a token', 2500)",
    [eventId, id],
  );
  await query(
    `insert into members.sold_memberships (id, brand, account_id, level, starts_at, ends_at, is_refunded, event_id, renewal_cents)
     values ($1, 'solstrand', $2, 1, now(), '2090-07-09 10:00+00', false, $3, 2500)`,
    [id, account, eventId],
  );
}

const statusOf = async (id: string) =>
  (await query('select status from membership_renewals where order_id = $1', [id])).rows[0]?.status;

async function signedIn(email: string) {
  const browser = testBrowser();
  const { page } = await signOn.begin(browser);
  await browser.post(`${page.url.href}/login`, { email, password: examplePassword });
  return browser;
}

test.each([
  ['nl', 'zo 9 juli 2090'],
  ['en', 'Sun 9 July 2090'],
  ['es', 'dom 9 de julio de 2090'],
] as const)(
  'in %s the account’s page names the next charge, its amount and how to cancel it [MEM-01]',
  async (language, day) => {
    const browser = await signedIn('finn@example.com');
    const { body } = await browser.get(`${signOn.issuer}/account?language=${language}`);
    expect(body).toContain(pageTexts[language].renewal.renews('Solstrand', day, moneyIn(language, 2500)));
    expect(body).toContain(pageTexts[language].renewal.cancel);
  },
);

test('a renewal is canceled after a confirmation; the page and a mail then say when the membership ends [MEM-01]', async () => {
  const texts = pageTexts.en.renewal;
  const browser = await signedIn('lotte@example.com');
  const address = `${signOn.issuer}/account?language=en`;
  const form = { form: 'renewal', membership: orders.lotte };
  const asked = await browser.post(address, form);
  expect(asked.body).toContain(texts.ask('Sun 9 July 2090'));
  expect(await statusOf(orders.lotte)).toBe('active');
  const kept = await browser.post(address, { ...form, confirm: 'no' });
  expect(kept.body).toContain(texts.cancel);
  expect(await statusOf(orders.lotte)).toBe('active');
  const done = await browser.post(address, { ...form, confirm: 'yes' });
  expect(done.body).toContain(texts.ends('Solstrand', 'Sun 9 July 2090'));
  expect(done.body).not.toContain(texts.cancel);
  expect(await statusOf(orders.lotte)).toBe('canceled');
  const mails = await query("select content ->> 'stage' as stage from mails where order_id = $1", [orders.lotte]);
  expect(mails.rows).toEqual([{ stage: 'canceled' }]);
});

test('an account can’t cancel another account’s renewal [MEM-01]', async () => {
  const browser = await signedIn('lotte@example.com');
  for (const membership of [orders.finn, 'no id']) {
    const answer = await browser.post(`${signOn.issuer}/account`, { form: 'renewal', membership, confirm: 'yes' });
    expect(answer.status).toBe(200);
  }
  expect(await statusOf(orders.finn)).toBe('active');
});
