import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import { type Endpoint, headerNames } from '@festival/shared-contracts/api/endpoint';
import { errorAnswerSchema } from '@festival/shared-contracts/errors/shopError';
import { databaseImage } from '../../../testing/databaseImage.ts';
import {
  apiCalls,
  type ExampleCall,
  type ExampleVisitor,
  exampleOf,
  ownHeaders,
  prepare,
  requestOf,
  wellStockedShop,
} from '../../../testing/exampleCalls.ts';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { nearEndOfHold } from '../../../testing/nearEndOfHold.ts';
import { payOrder, placeOrder } from '../../../testing/readyCart.ts';
import type { ShopKey, TestShop } from '../../../testing/testShop.ts';
import { triedCases } from '../../../testing/testSize.ts';

let shop: TestShop;
let other: ExampleVisitor;
let sam: ExampleVisitor;
const carts: Record<string, ExampleVisitor> = {};

beforeAll(async () => {
  shop = await wellStockedShop();
  other = await prepare(shop);
  sam = await prepare(shop, 'sam');
  for (const state of states) carts[state] = await prepare(shop);
  const { expired, 'in payment': inPayment, paid } = carts;
  if (!expired || !inPayment || !paid) throw new Error('A state has no cart');
  await shop.database.pool.query("update carts set expires_at = now() - interval '1 second' where id = $1", [
    expired.cart.id,
  ]);
  await placeOrder(shop, inPayment.cart);
  await payOrder(shop, paid.cart);
  await endLater(['open', 'in payment'].map((state) => carts[state]?.cart.id ?? ''));
  await askLater();
  await settled();
});
afterAll(() => shop.close());

const states = ['open', 'expired', 'in payment', 'paid'];

/** Callers without access to a cart, with the shop and headers that they send. */
const intruders: Record<string, (own: ExampleVisitor) => { key: ShopKey; headers: Record<string, string> }> = {
  'nobody, without a token': ({ shop: key }) => ({ key, headers: {} }),
  'somebody with a guessed token': ({ shop: key }) => ({ key, headers: { [headerNames.cartToken]: 'A'.repeat(43) } }),
  'the owner of another cart': ({ shop: key }) => ({ key, headers: { [headerNames.cartToken]: other.cart.token } }),
  'another account': ({ shop: key }) => ({ key, headers: { [headerNames.userToken]: sam.userToken } }),
  'another account with a cart of its own': ({ shop: key }) => ({ key, headers: ownHeaders(sam) }),
  'its owner by another shop of the event': (own) => ({ key: exampleShop('solstrand-reis'), headers: ownHeaders(own) }),
  'its owner by another event’s shop': (own) => ({
    key: { eventId: 'nachtwoud-2027', token: 'nachtwoud-regular-sale' },
    headers: ownHeaders(own),
  }),
};

const cartCalls = apiCalls.filter(({ params }) => 'cartId' in params.shape);

test('every call that takes a cart’s token is tested here [API-07]', () => {
  const taking = apiCalls.filter(({ headers }) => headers.includes('cartToken')).map(({ name }) => name);
  expect(taking).toEqual(cartCalls.map(({ name }) => name));
  expect(taking.length).toBeGreaterThan(15);
});

/**
 * In a short run, each kind of caller tries every call only on a cart in one of the states; the callers alternate
 * between the states.
 */
const intrudersOf = (call: Endpoint, state: string) =>
  triedCases(
    Object.entries(intruders),
    (_, index) => (index + cartCalls.indexOf(call) + states.indexOf(state)) % states.length === 0,
  );

describe.each(cartCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test.each(states)('a cart that is %s looks unknown to other callers, and is unchanged [API-07]', async (state) => {
    const own = carts[state];
    if (!own) throw new Error(`There is no cart that is ${state}`);
    const before = await databaseImage(shop.database.pool);
    for (const [who, as] of intrudersOf(call, state)) {
      const intruder = as(own);
      const found = await ask(call, exampleOf(call, own), intruder);
      for (const cartId of [unknownId, 'weekend']) {
        const missing = await ask(call, aboutCart(cartId, exampleOf(call, own)), intruder);
        expect([who, found]).toEqual([who, missing]);
      }
      expect([who, found.status, errorAnswerSchema.safeParse(found.body).success]).toEqual([who, 404, true]);
    }
    expect(await databaseImage(shop.database.pool)).toEqual(before);
  });

  test.each(['token', 'account'])('its owner has access with only the %s [API-07]', async (proof) => {
    const own = await prepare(shop);
    if (call.name === 'getOrderStatus') await placeOrder(shop, own.cart);
    if (call.name === 'changeOrderEmail') await payOrder(shop, own.cart);
    if (call.name === 'extendHold') await nearEndOfHold(shop.database.pool, own.cart.id);
    const header = proof === 'token' ? headerNames.cartToken : headerNames.userToken;
    const { status, body } = await ask(call, exampleOf(call, own), {
      key: own.shop,
      headers: { [header]: ownHeaders(own)[header] ?? '' },
    });
    await askLater();
    // The order's mail is sent in the background. Wait for it, or the next case would take it for a change.
    if (call.name === 'changeOrderEmail') await settled();
    expect([status, body]).toEqual([call.status, { data: expect.not.objectContaining({ error: expect.anything() }) }]);
  });
});

const unknownId = '0198f000-0000-7000-8000-000000000000';
const aboutCart = (cartId: string, example: ExampleCall): ExampleCall => ({
  ...example,
  params: { ...example.params, cartId },
});

async function ask(
  call: Endpoint,
  example: ExampleCall,
  { key, headers }: { key: ShopKey; headers: Record<string, string> },
) {
  const request = requestOf(call, example);
  const {
    status,
    body,
    headers: all,
  } = await shop.call(key, { ...request, headers: { ...request.headers, ...headers } });
  const { date: _date, 'x-request-id': _id, ...rest } = all;
  return { status, body, headers: rest };
}

/** Postpones the polls of payments until after the tests, so that no background job changes these carts. */
const askLater = () =>
  shop.database.pool.query("update payments set next_ask_at = now() + interval '1 hour' where next_ask_at is not null");

/** Postpones the end of these carts and of their orders until after the tests. */
async function endLater(cartIds: string[]): Promise<void> {
  const { pool } = shop.database;
  await pool.query("update carts set expires_at = now() + interval '3 hours' where id = any ($1)", [cartIds]);
  await pool.query("update orders set times_out_at = now() + interval '3 hours' where cart_id = any ($1)", [cartIds]);
}

/** Waits until the background jobs have sent mails and ended expired carts. */
async function settled(): Promise<void> {
  const { pool } = shop.database;
  await eventually(
    'all mails are sent',
    async () => (await pool.query("select 1 from mails where status not in ('sent', 'erased')")).rowCount === 0,
  );
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const before = await databaseImage(shop.database.pool);
    await wait(1500);
    if (JSON.stringify(await databaseImage(shop.database.pool)) === JSON.stringify(before)) return;
  }
  throw new Error('The shop does not come to rest');
}
