import type { RequestListener } from 'node:http';
import { eventually } from '@festival/service-kit/testing/eventually';
import { postOrder } from '../../../testing/postOrder.ts';
import { paymentOf, readyCart } from '../../../testing/readyCart.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

/** Holds the calls that open a payment, until the test lets one after the other go on or fail. */
function heldCalls() {
  const { server } = shop.sandbox;
  const [handle] = server.listeners('request') as [RequestListener];
  const held: Array<Parameters<RequestListener>> = [];
  const intercept: RequestListener = (request, response) =>
    request.url === '/payments' ? held.push([request, response]) : handle(request, response);
  server.off('request', handle).on('request', intercept);
  return {
    held,
    goOn: (nr: number) => handle(...(held[nr] as Parameters<RequestListener>)),
    fail: (nr: number) => held[nr]?.[1].writeHead(500).end(),
    release: () => server.off('request', intercept).on('request', handle),
  };
}

test('if one process can’t open the payment page and ends the order while another one opens it, no page of the ended order is returned [API-10, PAY-08]', async () => {
  const cart = await readyCart(shop, regularShop, { 'day-sunday': 1 });
  const calls = heldCalls();
  try {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = [postOrder(shop, cart, {}, headers), postOrder(shop, cart, {}, headers)];
    await eventually('both processes open the page', () => Promise.resolve(calls.held.length === 2));
    calls.fail(0);
    const refused = await Promise.race(answers);
    expect([refused.status, refused.body.error?.code]).toEqual([503, 'payment.away']);
    expect((await paymentOf(shop, cart)).order_status).toBe('error');
    calls.goOn(1);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503]);
    expect(await paymentOf(shop, cart)).toMatchObject({ order_status: 'error', redirect_uri: null });
  } finally {
    calls.release();
  }
});

test('if one process has opened the payment page while another one fails, both return the page [API-10, PAY-08]', async () => {
  const cart = await readyCart(shop, regularShop, { 'day-sunday': 1 });
  const calls = heldCalls();
  try {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = [postOrder(shop, cart, {}, headers), postOrder(shop, cart, {}, headers)];
    await eventually('both processes open the page', () => Promise.resolve(calls.held.length === 2));
    calls.goOn(0);
    const { body } = await Promise.race(answers);
    calls.fail(1);
    const pages = (await Promise.all(answers)).map((answer) => answer.body.data.redirectUri);
    expect(pages).toEqual([body.data.redirectUri, body.data.redirectUri]);
    expect((await paymentOf(shop, cart)).order_status).toBe('pending');
  } finally {
    calls.release();
  }
});
