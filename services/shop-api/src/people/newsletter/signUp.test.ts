import { nachtwoud } from '@festival/example-festivals/nachtwoud/nachtwoud';
import { eventually } from '@festival/service-kit/testing/eventually';
import { mailsTo } from '../../../testing/readMail.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type ShopKey, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { forgetNewsletterLinks } from './forgetNewsletterLinks.ts';
import { signUpLimits } from './signUp.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900), nachtwoud]);
});
afterAll(() => shop.close());

const otherShop: ShopKey = { eventId: 'nachtwoud-2027', token: 'nachtwoud-regular-sale' };
const headers = { 'x-brand': 'solstrand' };
let clients = 0;
const newClient = () => {
  clients += 1;
  return `10.3.${Math.floor(clients / 250)}.${clients % 250}`;
};

const signUp = (payload: object, remoteAddress = newClient()) =>
  shop.call(regularShop, { method: 'POST', url: '/members/newsletter/signups', headers, payload, remoteAddress });
const follow = (token: string, key = regularShop, brand = 'solstrand') =>
  shop.call(key, {
    method: 'POST',
    url: '/members/newsletter/confirmations',
    headers: { 'x-brand': brand },
    payload: { token },
  });

async function addresses(): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ email: string }>(
    "select email from members.newsletter_addresses where brand = 'solstrand' order by email",
  );
  return rows.map(({ email }) => email);
}

/** Waits until an address has received this many mails, and returns them. */
async function mailed(email: string, count = 1) {
  const mails = () => mailsTo(shop.mailFolder, email);
  await eventually(`a mail comes to ${email}`, async () => (await mails()).length >= count);
  return mails();
}

const tokenIn = (text: string | undefined) => /newsletter\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

test('an address is subscribed only after the link in its mail is opened [SSO-02]', async () => {
  const answered = await signUp({ email: 'Mila@Example.org', language: 'en' });
  expect([answered.status, answered.body]).toEqual([200, { data: { status: 'pending' } }]);
  const [mail] = await mailed('mila@example.org');
  expect(mail?.headers.subject).toBe('Confirm your Solstrand newsletter');
  expect(mail?.text).toContain(`${shopOrigin}/solstrand/newsletter/`);
  expect(mail?.html).toContain(tokenIn(mail?.text));
  expect(await addresses()).toEqual([]);
  const followed = await follow(tokenIn(mail?.text));
  expect([followed.status, followed.body]).toEqual([200, { data: { status: 'subscribed' } }]);
  expect(await addresses()).toEqual(['mila@example.org']);
  // A repeated confirmation changes nothing.
  expect((await follow(tokenIn(mail?.text))).status).toBe(200);
  expect(await addresses()).toEqual(['mila@example.org']);
});

test('the response is the same for a known and an unknown address [SSO-02]', async () => {
  await shop.database.pool.query(
    "insert into members.newsletter_addresses (brand, email) values ('solstrand', 'known@example.org')",
  );
  const answers = await Promise.all([signUp({ email: 'known@example.org' }), signUp({ email: 'unknown@example.org' })]);
  const [known, unknown] = answers.map(({ status, body, headers: { date, 'x-request-id': id, ...rest } }) => ({
    status,
    body,
    rest,
  }));
  expect(known).toEqual(unknown);
  const mails = await Promise.all(['known@example.org', 'unknown@example.org'].map((email) => mailed(email)));
  expect(mails.map(([mail]) => mail?.headers.subject)).toEqual(Array(2).fill(mails[0]?.[0]?.headers.subject));
});

test('only hashes of link tokens are stored, and the addresses of sent mails are deleted', async () => {
  await signUp({ email: 'secret@example.org' });
  const [mail] = await mailed('secret@example.org');
  const token = tokenIn(mail?.text);
  const { rows } = await shop.database.pool.query<{ row: string }>(
    'select links::text as row from members.newsletter_links links union all select mails::text from mails',
  );
  const hex = Buffer.from(token).toString('hex');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.some(({ row }) => row.includes(token) || row.includes(hex))).toBe(false);
  await eventually('of the sent mail no address is left', async () => {
    const left = await shop.database.pool.query("select 1 from mails where mails::text like '%secret@example.org%'");
    return left.rowCount === 0;
  });
});

test('an expired link, a link of another brand and an unknown link get the same response, and no address is subscribed [SSO-02]', async () => {
  const before = await addresses();
  await signUp({ email: 'late@example.org' });
  const [mail] = await mailed('late@example.org');
  const token = tokenIn(mail?.text);
  const ofOtherBrand = await follow(token, otherShop, 'nachtwoud');
  await shop.database.pool.query("update members.newsletter_links set expires_at = now() - interval '1 second'");
  const answers = [ofOtherBrand, await follow(token), await follow('A'.repeat(43))];
  for (const { status, body } of answers) {
    expect([status, body.error?.code]).toEqual([404, 'newsletter.link_over']);
  }
  expect(await addresses()).toEqual(before);
  await signUp({ email: 'next@example.org' });
  await mailed('next@example.org');
  // Expired links are deleted with their addresses, even without another sign-up.
  await forgetNewsletterLinks(shop.database.pool);
  const { rows } = await shop.database.pool.query('select email from members.newsletter_links');
  expect(rows).toEqual([{ email: 'next@example.org' }]);
});

test('no client can flood a mailbox: an address gets one mail from all clients together; a client may send 200 sign-ups, since a campus has one address', async () => {
  const many = await Promise.all(Array.from({ length: 20 }, () => signUp({ email: 'busy@example.org' })));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  await mailed('busy@example.org');
  expect(await mailsTo(shop.mailFolder, 'busy@example.org')).toHaveLength(1);
  const ofOne = await Promise.all(
    Array.from({ length: signUpLimits.ofClient + 7 }, (_, index) =>
      signUp({ email: `someone-${index}@example.org` }, '10.4.0.1'),
    ),
  );
  const counts = Map.groupBy(ofOne, ({ status }) => status);
  expect([counts.get(200)?.length, counts.get(429)?.length]).toEqual([signUpLimits.ofClient, 7]);
});

test('an invalid address is refused, and nothing is queued [API-06]', async () => {
  const count = async () =>
    (await shop.database.pool.query("select 1 from mails where kind = 'newsletter_link'")).rowCount;
  const before = await count();
  for (const email of [
    'nobody',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    `${'a'.repeat(260)}@b.example`,
  ]) {
    expect((await signUp({ email })).body.error?.code).toBe('request.invalid');
  }
  expect(await count()).toBe(before);
});
