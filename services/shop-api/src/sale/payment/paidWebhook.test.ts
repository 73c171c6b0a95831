import { Session } from 'node:inspector/promises';
import { paymentOf, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { signedWebhook } from '../../../testing/reviewing.ts';
import { shortHoldShop, testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

/**
 * Runs the work. Returns the functions of this folder that ran, as `file: function`, each with V8's count of its calls.
 */
async function callsOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // Reading the counts sets them to zero.
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const here = `${import.meta.dirname}/`;
    const ran = result.flatMap(({ url, functions }) =>
      functions.flatMap(({ functionName, ranges: [whole] }) =>
        url.includes(here) && functionName && whole?.count
          ? [[`${url.split(here)[1]}: ${functionName}`, whole.count] as const]
          : [],
      ),
    );
    return Object.fromEntries(ran);
  } finally {
    session.disconnect();
  }
}

test('the webhook of a normal payment looks it up once, with the lock of its order, and runs no code of review/, which handles payments that need a person [API-10]', async () => {
  const cart = await readyCart(shop, shortHoldShop, { 'day-sunday': 1 });
  await placeOrder(shop, cart);
  const { id: paymentId, amount_cents: amount } = await paymentOf(shop, cart);
  const report = async (money: number) => {
    const { status } = await signedWebhook(shop, { paymentId, status: 'completed', amount: money });
    expect(status).toBe(200);
  };
  const paid = await callsOf(() => report(amount));
  expect(await paymentOf(shop, cart)).toMatchObject({ status: 'completed', order_status: 'completed' });
  // V8 counts an async function once more each time that it continues after an await: findLocked has one, and runs once.
  expect(paid).toMatchObject({ 'lockPayment.ts: findLocked': 2, 'settlePayment.ts: settlePaid': expect.any(Number) });
  const ofReview = (calls: Record<string, number>) => Object.keys(calls).filter((one) => one.startsWith('review/'));
  expect(ofReview(paid)).toEqual([]);
  expect(ofReview(await callsOf(() => report(amount - 1)))).toContain('review/reviewMoney.ts: reviewMoney');
});
