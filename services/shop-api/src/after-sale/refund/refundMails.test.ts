import { randomBytes } from 'node:crypto';
import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { mailsTo, type ReadMail } from '../../../testing/readMail.ts';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { type Bought, paidOrder, payUpgrade, ticketsOf, upgradeOf } from '../../../testing/upgradedOrder.ts';
import { mailComposers } from '../../mailComposers.ts';
import { eraseOrder } from '../erasure/eraseOrder.ts';
import { refundTexts } from '../mail/refundTexts.ts';
import { sendMails } from '../mail/sendMails.ts';
import { readableCode } from '../order-facts/readableCode.ts';
import { drawTickets } from '../ticket/drawTickets.ts';
import { refundOrder } from './refundOrder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const someone = () => `${randomBytes(6).toString('hex')}@example.org`;
const refund = ({ reference }: Bought, more: object = {}) => refundOrder(shop.database.pool, { reference, ...more });
const titled = (email: string, word: string): Promise<ReadMail> =>
  eventually(`a mail that says ${word}`, async () =>
    (await mailsTo(shop.mailFolder, email)).find(({ text }) => text.includes(word)),
  );
const about = async (order: Bought, kind: string) => {
  const { rows } = await shop.database.pool.query(
    'select status from mails where order_id = $1 and kind = $2 order by created_at',
    [order.orderId, kind],
  );
  return rows.map(({ status }) => status);
};

test.each(['nl', 'en', 'es'] as const)(
  'the buyer is notified of a partial refund and of the refund of the rest, once each, in %s, with lines and amount',
  async (language) => {
    const email = someone();
    const texts = refundTexts[language];
    const order = await paidOrder(shop, { 'day-sunday': 3 }, { email, language });
    const { amount_cents: paid } = await paymentOf(shop, order.cart);
    await refund(order, { lines: { 'day-sunday': 1 }, key: 'one' });
    await refund(order, { lines: { 'day-sunday': 1 }, key: 'one' });
    const part = await titled(email, texts.intro.part);
    expect(part.text).toContain(texts.codesAreVoid);
    expect(part.text).toMatch(/\n1 x /);
    expect(part.text).toMatch(new RegExp(`${texts.amount}: (€|[\\d.,]+\\s€)`));
    expect(part.html).toContain(order.reference);
    await refund(order);
    const rest = await titled(email, texts.intro.whole);
    expect(rest.text).toMatch(/\n2 x /);
    const cents = [part, rest].map(({ text }) =>
      Number((/: (?:€\s)?([\d.]+),(\d\d)/.exec(text)?.slice(1, 3) ?? []).join('').replace('.', '')),
    );
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(paid);
    await eventually('both are sent', async () => (await about(order, 'order_refund')).join() === 'sent,sent');
    expect((await mailsTo(shop.mailFolder, email)).filter(({ text }) => text.includes(texts.wayOfMoney))).toHaveLength(
      2,
    );
  },
);

test('a buyer who paid too late is notified that everything is refunded, and gets no confirmation [PAY-04]', async () => {
  const email = someone();
  const cart = await readyCart(shop, regularShop, { 'bus-utrecht': 1 }, { email, language: 'en' });
  const page = await placeOrder(shop, cart);
  await shop.database.pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
  await eventually('it ends', async () => (await paymentOf(shop, cart)).order_status === 'timed_out');
  await shop.database.pool.query(
    "update stock set total = reserved where event_id = 'solstrand-2027' and id = 'bus-utrecht'",
  );
  await pay(shop, page, { number: '4242424242424242' });
  await paymentBecomes(shop, cart, 'refunded');
  const mail = await titled(email, refundTexts.en.intro.late);
  expect(mail.text).not.toContain(refundTexts.en.codesAreVoid);
  expect(await mailsTo(shop.mailFolder, email)).toHaveLength(1);
});

test('after the refund of an upgrade, its buyer is notified, and the buyer of the original order gets the new codes of the valid tickets only', async () => {
  const [first, second] = [someone(), someone()];
  const original = await paidOrder(shop, { weekend: 2 }, { email: first, language: 'nl' });
  const upgrade = await upgradeOf(shop, original, { 'upgrade-vip': 1 }, { email: second, language: 'en' });
  await payUpgrade(shop, upgrade);
  await refund(upgrade);
  const told = await titled(second, refundTexts.en.ticketsFollow);
  expect(told.attachments.map(({ cid }) => cid)).toEqual(['brand-art', 'brand-logo']);
  const again = await titled(first, refundTexts.nl.ticketsAgain.intro);
  const tickets = await ticketsOf(shop, original);
  const says = (status: string) =>
    tickets.filter((ticket) => ticket.status === status).map(({ code }) => again.text.includes(readableCode(code)));
  expect(says('issued')).toEqual([true, true]);
  expect(says('void')).toEqual([false]);
  expect(again.attachments.map(({ contentType }) => contentType).sort()).toEqual([
    'application/pdf',
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/png',
    'image/png',
  ]);
});

test('a refund’s mail is queued in the refund’s transaction and sent when due; an erased buyer gets none', async () => {
  const email = someone();
  const order = await paidOrder(shop, { 'day-sunday': 1 }, { email, language: 'en' });
  await eventually('the confirmation', async () => (await about(order, 'order_confirmation')).join() === 'sent');
  const client = await shop.database.pool.connect();
  const sent: string[] = [];
  const deps = {
    pool: shop.database.pool,
    deliver: async (id: string) => void sent.push(id),
    composers: mailComposers(),
    draw: drawTickets,
    log: { info: () => {}, error: () => {} },
  };
  // The refund and the mail are in one transaction, so that the shop's background job can't send the mail first.
  await client.query('begin');
  await client.query("select refund_order('solstrand-2027', $1)", [order.orderId]);
  await client.query(
    "update mails set attempts = 1, next_try_at = now() + interval '5 minutes' where order_id = $1 and kind = 'order_refund'",
    [order.orderId],
  );
  await client.query('commit');
  client.release();
  await sendMails(deps);
  expect(sent).toEqual([]);
  await eraseOrder(shop.database.pool, { reference: order.reference });
  expect(await about(order, 'order_refund')).toEqual(['erased']);
  await shop.database.pool.query(
    "update mails set next_try_at = now(), status = 'waiting' where order_id = $1 and kind = 'order_refund'",
    [order.orderId],
  );
  await eventually('it is settled', async () => (await about(order, 'order_refund')).join() === 'erased');
  expect((await mailsTo(shop.mailFolder, email)).some(({ text }) => text.includes(refundTexts.en.intro.whole))).toBe(
    false,
  );
});
