import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { regularKey } from '../../../testing/exampleCalls.ts';
import { mailsTo } from '../../../testing/readMail.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { paidOrder } from '../../../testing/upgradedOrder.ts';
import { eraseOrder } from '../erasure/eraseOrder.ts';
import { forgetLookUps } from '../look-up/countLookUp.ts';
import { orderLinkLimits } from './queueOrderLink.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('delete from look_ups'));

const ask = (wanted: string, { language = 'nl', remoteAddress = '10.1.0.1' } = {}) =>
  shop.call(regularKey, {
    method: 'POST',
    url: '/shopping/orders/links',
    payload: { wanted, language },
    remoteAddress,
  });
const linkMails = async (email: string) =>
  (await mailsTo(shop.mailFolder, email)).filter(({ text }) => /order\//.test(text) && !/Totaal/.test(text));
const settled = async () =>
  (
    await shop.database.pool.query(
      `select count(*)::integer as waiting from mails where kind = 'order_link' and next_try_at is not null`,
    )
  ).rows[0].waiting === 0;

test('a guest who enters an order’s number or address gets its link by mail, and never in the response [PAY-04]', async () => {
  const email = 'noor+lost@example.com';
  const { reference, external } = await paidOrder(shop, { weekend: 1 }, { email, language: 'nl' });
  for (const [nr, wanted] of [reference, `# ${reference}`, 'Noor+Lost@Example.com'].entries()) {
    const answer = await ask(wanted);
    expect([answer.status, answer.body]).toEqual([200, { data: { accepted: true } }]);
    await eventually('the mail', async () => (await linkMails(email)).length === nr + 1);
  }
  for (const { text, html, headers, attachments } of await linkMails(email)) {
    expect(text).toContain(`Bekijk bestelling ${reference}: `);
    expect(text).toContain(`/solstrand/order/${external}`);
    expect(html).toContain('Hier is je bestelling');
    expect(headers.subject).toBe('De link naar je bestelling bij Solstrand');
    expect(attachments.map(({ cid }) => cid)).toEqual(['brand-art', 'brand-logo']);
  }
});

test.each([
  ['en', 'Here is your order'],
  ['es', 'Aquí está tu pedido'],
])('the mail is in the language of the page (%s) [PAY-04, I18-01]', async (language, title) => {
  const email = `noor+${language}@example.com`;
  await paidOrder(shop, { weekend: 1 }, { email, language: 'nl' });
  await ask(email, { language });
  await eventually('the mail', async () => (await linkMails(email)).some(({ text }) => text.startsWith(title)));
});

test('for an unknown order, an unpaid one, another event’s and an erased one the response is the same, and no mail is sent [PAY-04]', async () => {
  const email = 'noor+erased@example.com';
  const { reference } = await paidOrder(shop, { weekend: 1 }, { email });
  await eraseOrder(shop.database.pool, { reference });
  const before = (await mailsTo(shop.mailFolder, '')).length;
  for (const wanted of ['999999999', '200000003', 'nobody@example.com', reference, email]) {
    const answer = await ask(wanted);
    expect([answer.status, answer.body]).toEqual([200, { data: { accepted: true } }]);
  }
  await eventually('all are settled', settled);
  expect((await mailsTo(shop.mailFolder, '')).length).toBe(before);
});

test('the request reads no order: for known and unknown orders it inserts the same row into the queue, so its duration reveals nothing [PAY-04]', async () => {
  const { reference } = await paidOrder(shop, { weekend: 1 });
  const queued = async (wanted: string) => {
    await ask(wanted);
    const { rows } = await shop.database.pool.query(
      `select kind, order_id is null or attempts > 0 as "knowsNoOrder" from mails where kind = 'order_link' order by created_at desc limit 1`,
    );
    return rows[0];
  };
  expect(await queued(reference)).toEqual(await queued('999999998'));
});

test('a mailbox gets at most three such mails an hour, from all clients together and by number or address; the response is always the same [PAY-04]', async () => {
  const email = 'noor+flood@example.com';
  const { reference } = await paidOrder(shop, { weekend: 1 }, { email });
  for (let nr = 0; nr < 5; nr += 1) {
    for (const wanted of [reference, email]) {
      expect((await ask(wanted, { remoteAddress: `10.2.0.${nr}` })).body).toEqual({ data: { accepted: true } });
    }
  }
  await eventually('all are settled', settled);
  expect(await linkMails(email)).toHaveLength(orderLinkLimits.ofAddress);
});

test('a client may send 30 requests in ten minutes; others are not affected [PAY-04]', async () => {
  const answers = [];
  for (let nr = 0; nr < orderLinkLimits.ofClient + 1; nr += 1)
    answers.push(await ask(`${900000000 + nr}`, { remoteAddress: '10.3.0.1' }));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ body, headers }) => [body.error?.code, headers['retry-after']])).toEqual([
    ['request.too_many', '600'],
  ]);
  expect((await ask('999999999', { remoteAddress: '10.3.0.2' })).status).toBe(200);
});

test('counts with a window of an hour are kept when counts with shorter windows are deleted [PAY-04]', async () => {
  const { pool } = shop.database;
  const countsAfter = async (time: string) => {
    await ask('999999997', { remoteAddress: '10.4.0.1' });
    await pool.query('update look_ups set last_at = statement_timestamp() - $1::interval', [time]);
    await forgetLookUps(pool);
    return (await pool.query('select 1 from look_ups')).rowCount;
  };
  expect(await countsAfter('59 minutes')).toBe(2);
  expect(await countsAfter('61 minutes')).toBe(0);
});

test('a value that is neither a number nor an address is refused [PAY-04]', async () => {
  for (const wanted of ['', '12345678', 'noor', crypto.randomUUID()])
    expect((await ask(wanted)).body.error?.code).toBe('request.invalid');
});
