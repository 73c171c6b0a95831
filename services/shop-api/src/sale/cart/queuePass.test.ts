import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { regularShop, shortHoldShop, testFestival } from '../../../testing/testFestival.ts';
import type { ShopKey } from '../../../testing/testShop.ts';
import { buildShopApi } from '../../buildShopApi.ts';
import { seedFestivals } from '../../seeding/seedFestivals.ts';
import { providersOf } from '../../start/paymentProviders.ts';

const secret = 'what the waiting room and the shop share';
const queueUrl = 'https://queue.example/solstrand';
/** The shop that has a queue. */
const queued = shortHoldShop;

let database: TestDatabase;
let guarded: FastifyInstance;
let unguarded: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  await seedFestivals(database.pool, [testFestival(900, { queueUrl })]);
  const build = (queueTokenSecret?: string) =>
    buildShopApi({
      pool: database.pool,
      providers: providersOf({}, { url: 'http://sandbox.test', secret: 'a-secret-for-tests' }),
      deliver: async () => {},
      ownUrl: 'http://shop-api.test',
      returnOrigins: [],
      queueTokenSecret,
      logLevel: 'silent',
    });
  [guarded, unguarded] = await Promise.all([build(secret), build()]);
});
afterAll(async () => {
  await Promise.all([guarded.close(), unguarded.close()]);
  await database.drop();
});

type Wish = { event?: string; exp?: number; jti?: string | null; key?: string; alg?: string };
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** A token signed by the waiting room, with the given differences. */
function signed({ event = 'solstrand-2027', exp = inSeconds(600), jti = crypto.randomUUID(), ...by }: Wish = {}) {
  const token = new SignJWT({ event, exp, ...(jti === null ? {} : { jti }) });
  return token.setProtectedHeader({ alg: by.alg ?? 'HS256' }).sign(new TextEncoder().encode(by.key ?? secret));
}

async function open(paymentQueueToken?: unknown, { app = guarded, shop = queued as ShopKey } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/shopping/carts',
    headers: { authorization: `Bearer ${shop.token}`, 'x-event-namespace': shop.eventId },
    payload: { paymentQueueToken },
  });
  const { error } = answer.json();
  if (error) expect(error.message).toContain(queueUrl);
  return [answer.statusCode, error?.code];
}

test('a cart opens with a token of the waiting room; without one, the error contains the queue’s URL', async () => {
  expect(await open(await signed())).toEqual([201, undefined]);
  expect(await open()).toEqual([403, 'queue.token_missing']);
  expect(await open([])).toEqual([403, 'queue.token_missing']);
  // If a parameter is repeated, the first one is used.
  expect(await open([await signed(), 'another'])).toEqual([201, undefined]);
});

test.each<[string, Wish]>([
  ['of another event', { event: 'nachtwoud-2027' }],
  ['that has ended', { exp: inSeconds(-1) }],
  ['without an id', { jti: null }],
  ['with an empty id', { jti: '' }],
  ['signed with another key', { key: 'somebody else’s secret, as long as ours is' }],
  ['signed with another algorithm', { alg: 'HS512' }],
])('a token %s opens no cart', async (_name, options) => {
  expect(await open(await signed(options))).toEqual([403, 'queue.token_invalid']);
});

test('a malformed token, or one without a valid signature, opens no cart', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { event: 'solstrand-2027', exp: inSeconds(600), jti: 'mine' };
  for (const token of ['', 'letmein', `${encode({ alg: 'none' })}.${encode(claims)}.`])
    expect(await open(token)).toEqual([403, 'queue.token_invalid']);
});

test('of 20 concurrent calls that open a cart with one token, only one succeeds', async () => {
  const carts = async () => {
    const { rows } = await database.pool.query("select 1 from carts where shop_slug = 'solstrand-kort'");
    return rows.length;
  };
  const before = await carts();
  const token = await signed();
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(token)));
  expect(answers.filter(([, code]) => code === 'queue.token_used')).toHaveLength(19);
  expect([await carts(), answers.filter(([status]) => status === 201).length]).toEqual([before + 1, 1]);
});

test('a shop without a queue needs no token, and a service without the secret needs none either', async () => {
  expect(await open(undefined, { shop: regularShop })).toEqual([201, undefined]);
  expect(await open('letmein', { shop: regularShop })).toEqual([201, undefined]);
  expect(await open(undefined, { app: unguarded })).toEqual([201, undefined]);
  expect(await open('letmein', { app: unguarded })).toEqual([201, undefined]);
});
