import { eventually } from '@festival/service-kit/testing/eventually';
import { paymentOf, payOrder, readyCart } from '../../../../testing/readyCart.ts';
import { openCases, signedWebhook } from '../../../../testing/reviewing.ts';
import { shortHoldShop, testFestival } from '../../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../../testing/testShop.ts';
import { refundOrder } from '../../../after-sale/refund/refundOrder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

/** A paid order of which the shop returns one of two tickets. */
async function partlyRefunded() {
  const cart = await readyCart(shop, shortHoldShop, { 'day-sunday': 2 });
  await payOrder(shop, cart);
  const { id, order_id: orderId } = await paymentOf(shop, cart);
  const { rows } = await shop.database.pool.query('select reference from orders where id = $1', [orderId]);
  await refundOrder(shop.database.pool, { reference: rows[0].reference, key: 'part', lines: { 'day-sunday': 1 } });
  const refund = async () => {
    const found = await shop.database.pool.query(
      'select id, status, failures, amount_cents as amount from refunds where order_id = $1',
      [orderId],
    );
    return found.rows[0] as { id: string; status: string; failures: number; amount: number };
  };
  return { paymentId: id, refund };
}

test('a refund that paylogic reports as failed is requested again, the one that has the reported id [API-10, PAY-08]', async () => {
  const { paymentId, refund } = await partlyRefunded();
  await eventually('the refund is made', async () => (await refund()).status === 'done');
  const { id: refundId, amount } = await refund();
  const failed = { paymentId, status: 'refund_failed', amount };
  expect((await signedWebhook(shop, { ...failed, refundId: crypto.randomUUID() })).status).toBe(200);
  expect(await refund()).toMatchObject({ status: 'done', failures: 0 });
  expect(await openCases(shop, paymentId)).toMatchObject([{ reason: 'refund_failed', receivedCents: amount }]);
  expect((await signedWebhook(shop, { ...failed, refundId })).status).toBe(200);
  expect(await refund()).toMatchObject({ status: 'due', failures: 1 });
  await shop.database.pool.query('update payments set next_ask_at = now() where id = $1', [paymentId]);
  await eventually('the refund is made again', async () => (await refund()).status === 'done');
});

test('a refund that the provider refuses for good stays due, and a person learns of it once [API-10]', async () => {
  const call = fetch;
  const calls = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) =>
      String(url).endsWith('/refunds') ? new Response('{}', { status: 422 }) : call(url, init),
    );
  try {
    const { paymentId, refund } = await partlyRefunded();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await shop.database.pool.query('update payments set next_ask_at = now() where id = $1', [paymentId]);
      await eventually('the provider has refused', async () => {
        const { rows } = await shop.database.pool.query(
          'select next_ask_at > now() as later from payments where id = $1',
          [paymentId],
        );
        return rows[0].later && (await openCases(shop, paymentId)).length > 0;
      });
    }
    expect(await refund()).toMatchObject({ status: 'due' });
    expect(await openCases(shop, paymentId)).toMatchObject([{ reason: 'refund_refused', stage: 'received' }]);
  } finally {
    calls.mockRestore();
  }
});
