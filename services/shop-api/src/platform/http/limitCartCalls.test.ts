import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { cutOff, shortPatience, slowBody } from '@festival/service-kit/testing/slowBody';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { rowLock } from '../../../testing/rowLock.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { buildShopApi } from '../../buildShopApi.ts';
import { providersOf } from '../../start/paymentProviders.ts';

const regular = exampleShop('solstrand-regular');

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

/** A back end on the shop's database that listens on a port. */
const ownApi = (more: Partial<Parameters<typeof buildShopApi>[0]> = {}) =>
  buildShopApi({
    pool: shop.database.pool,
    providers: providersOf({}, { url: 'http://sandbox.test', secret: 'a-secret-for-tests' }),
    deliver: async () => {},
    ownUrl: 'https://api.test',
    returnOrigins: [],
    logLevel: 'silent',
    ...more,
  });

test('of a hundred concurrent calls of one cart four run, some wait, and the others are refused until there is space [API-09]', async () => {
  const cart = await shop.openCart(regular);
  const calls = Array.from({ length: 100 }, (_, nr) =>
    shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 1 + (nr % 2) }),
  );
  const answers = await Promise.all(calls);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(64);
  expect(statuses.filter((status) => status === 429)).toHaveLength(36);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.error?.code).toBe('cart.too_many');
  expect(refused?.headers['retry-after']).toBe('1');
  expect((await shop.cartCall(cart, 'GET')).status).toBe(200);
});

test('a client that disconnects while it waits occupies no slot, and its call is not executed; the cart responds as before [API-09]', async () => {
  const cart = await shop.openCart(regular);
  const app = await ownApi();
  let arrived = 0;
  app.addHook('preValidation', async () => {
    arrived += 1;
  });
  let begun = 0;
  app.addHook('preHandler', async () => {
    begun += 1;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${regular.token}`,
    'x-event-namespace': regular.eventId,
    'x-cart-token': cart.token,
    'content-type': 'application/json',
  };
  const call = () => {
    const sent = request({ port, method: 'PUT', path: `/shopping/carts/${cart.id}/products`, headers });
    const ended = once(sent, 'response').catch(() => 'gone');
    sent.end(JSON.stringify({ productId: 'weekend', quantity: 1 }));
    return { sent, ended };
  };
  const { locked, close } = await rowLock(shop.database.url);
  const crowd = await locked('carts where event_id = $1 and id = $2', [regular.eventId, cart.id], async () => {
    const calls = Array.from({ length: 24 }, call);
    await eventually('all 24 have arrived', async () => arrived === 24);
    // Four calls run and wait for the row.
    const gone = calls.slice(4);
    for (const { sent } of gone) sent.destroy();
    await Promise.all(gone.map(({ ended }) => ended));
    return calls;
  });
  await Promise.all(crowd.map(({ ended }) => ended));
  const answer = await app.inject({
    method: 'PUT',
    url: `/shopping/carts/${cart.id}/products`,
    headers,
    payload: { productId: 'weekend', quantity: 2 },
  });
  await close();
  await app.close();
  expect(answer.statusCode).toBe(200);
  // Five calls have run: the four with a turn, and the last one.
  expect(begun).toBe(5);
});

test('a client that disconnects before its body is read occupies no slot; the cart responds as before', async () => {
  const cart = await shop.openCart(regular);
  const app = await ownApi({ cartWaitSeconds: 1 });
  const left: Promise<unknown>[] = [];
  app.addHook('preValidation', async (request, reply) => {
    if (request.headers['x-leaves'] === undefined) return;
    const closed = once(reply.raw, 'close');
    left.push(closed);
    await closed;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${regular.token}`,
    'x-event-namespace': regular.eventId,
    'x-cart-token': cart.token,
  };
  for (let nr = 1; nr <= 8; nr += 1) {
    const sent = request({ port, path: `/shopping/carts/${cart.id}`, headers: { ...headers, 'x-leaves': 'yes' } });
    sent.on('error', () => {});
    sent.end();
    await eventually(`call ${nr} has come`, async () => left.length === nr);
    sent.destroy();
    await left.at(-1);
  }
  const answer = await app.inject({ url: `/shopping/carts/${cart.id}`, headers });
  await app.close();
  expect(answer.statusCode).toBe(200);
});

test('calls with a wrong token block neither another cart nor the cart’s own calls', async () => {
  const [busy, other] = [await shop.openCart(regular), await shop.openCart(regular)];
  const change = (cart: typeof busy) => shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 1 });
  const crowd = Array.from({ length: 100 }, () => change(busy));
  const guesses = Array.from({ length: 60 }, () => change({ ...other, token: 'a guess' }));
  expect((await change(other)).status).toBe(200);
  await Promise.all([...crowd, ...guesses]);
});

test('a request body sent byte by byte is cut off, and does not occupy a turn of its cart any longer', async () => {
  const app = await ownApi({ patience: shortPatience });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const cart = await shop.openCart(regular);
  const path = `/shopping/carts/${cart.id}/products`;
  const headers = {
    authorization: `Bearer ${regular.token}`,
    'x-event-namespace': regular.eventId,
    'x-cart-token': cart.token,
  };
  const slow = Array.from({ length: 8 }, () => slowBody(app, { method: 'PUT', path, headers }));
  for (const said of await Promise.all(slow)) expect(said).toMatch(cutOff);
  const payload = { productId: 'weekend', quantity: 1 };
  const answer = await app.inject({ method: 'PUT', url: path, headers, payload });
  await app.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('the signal of a call that was answered is not aborted, since an abort would take a twentieth of the time of a hold [API-09]', async () => {
  const cart = await shop.openCart(regular);
  const app = await ownApi();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const aborted = jest.spyOn(AbortController.prototype, 'abort');
  const headers = {
    authorization: `Bearer ${regular.token}`,
    'x-event-namespace': regular.eventId,
    'x-cart-token': cart.token,
  };
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ port, path: `/shopping/carts/${cart.id}`, headers });
  const response = once(sent, 'response');
  sent.end();
  const [answer] = (await response) as [IncomingMessage];
  await once(answer.resume(), 'end');
  await immediate();
  expect(answer.statusCode).toBe(200);
  expect(aborted).not.toHaveBeenCalled();
  aborted.mockRestore();
  await app.close();
});
