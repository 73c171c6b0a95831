import { eventually } from '@festival/service-kit/testing/eventually';
import { operatorEmail } from '../../../../testing/backEnd.ts';
import { mailsTo } from '../../../../testing/readMail.ts';
import { paymentOf, placeOrder, readyCart } from '../../../../testing/readyCart.ts';
import { openCases, signedWebhook } from '../../../../testing/reviewing.ts';
import { shortHoldShop, testFestival } from '../../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../../testing/testShop.ts';

// Each case starts whole processes, which can take minutes on a busy machine.
jest.setTimeout(300_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

test('several processes that receive and poll the same wrong amount concurrently open one case and send one mail [API-10, PAY-08]', async () => {
  const carts = await Promise.all(Array.from({ length: 5 }, () => readyCart(shop, shortHoldShop, { 'day-sunday': 1 })));
  for (const cart of carts) {
    await placeOrder(shop, cart);
    const { id, amount_cents: due } = await paymentOf(shop, cart);
    const url = `/admin/payments/${id}`;
    const payload = { status: 'completed', webhook: 'never', amount: due - 1 };
    await shop.sandbox.inject({ method: 'POST', url, headers: { 'x-sandbox-admin': 'yes' }, payload });
    await shop.database.pool.query('update payments set next_ask_at = now() where id = $1', [id]);
    const report = { paymentId: id, status: 'completed', amount: due - 1 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => signedWebhook(shop, report)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await openCases(shop, id)).toHaveLength(1);
    expect(await paymentOf(shop, cart)).toMatchObject({ status: 'review', order_status: 'pending' });
  }
  const mails = async () => (await mailsTo(shop.mailFolder, operatorEmail)).length;
  await eventually('a mail for each case', async () => (await mails()) >= carts.length);
  const { rowCount } = await shop.database.pool.query(`select 1 from mails where kind = 'review_case'`);
  expect([await mails(), rowCount]).toEqual([carts.length, carts.length]);
});
