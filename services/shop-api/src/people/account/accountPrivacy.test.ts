import { type Endpoint, headerNames } from '@festival/shared-contracts/api/endpoint';
import {
  apiCalls,
  type ExampleCall,
  type ExampleVisitor,
  exampleOf,
  prepare,
  requestOf,
  wellStockedShop,
} from '../../../testing/exampleCalls.ts';
import { exampleShop } from '../../../testing/exampleShop.ts';
import type { TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
let noor: ExampleVisitor;
beforeAll(async () => {
  shop = await wellStockedShop();
  noor = await prepare(shop);
  await save(noor, 'music-of-noor');
});
afterAll(() => shop.close());

/** Calls about the account's data, except those about its carts. */
const accountCalls = apiCalls.filter(
  ({ headers, params }) => headers.includes('userToken') && !('cartId' in params.shape),
);
const named = (name: string) => {
  const call = apiCalls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  return call;
};

async function send(call: Endpoint, example: ExampleCall, headers: Record<string, string> = {}, key = noor.shop) {
  const request = requestOf(call, example);
  const { status, body } = await shop.call(key, { ...request, headers: { ...request.headers, ...headers } });
  return { status, body };
}
const as = ({ userToken }: Pick<ExampleVisitor, 'userToken'>) => ({ [headerNames.userToken]: userToken });

async function save(visitor: ExampleVisitor, music: string): Promise<void> {
  const example = exampleOf(named('putWishlist'), visitor);
  const { status } = await send(
    named('putWishlist'),
    { ...example, body: { ...(example.body as object), preferences: { music } } },
    as(visitor),
  );
  if (status !== 200) throw new Error('The wishlist was not saved');
}

/** Returns every row, in any table, that contains an account's id. */
async function rowsOf(accountId: string): Promise<string[]> {
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'members')`,
  );
  const found = await Promise.all(
    tables.map(({ name }) =>
      shop.database.pool.query<{ row: string }>(
        `select row::text as row from ${name} row where row::text ~ ('\\m' || $1 || '\\M')`,
        [accountId],
      ),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ row }) => row)).sort();
}

test('every call about an account is listed and tested here [API-05]', () => {
  expect(accountCalls.map(({ name }) => name)).toEqual([
    'getOrders',
    'createCart',
    'listOwnOrders',
    'getWishlist',
    'putWishlist',
    'deleteWishlistTravel',
    'getMembership',
    'subscribeToNewsletter',
    'getAccount',
    'chooseNewsletters',
    'cancelRenewal',
    'endSessions',
    'eraseAccount',
    'openUserSession',
  ]);
});

describe.each(accountCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  test('neither shows nor changes another account’s data [API-05, SSO-03]', async () => {
    await send(named('subscribeToNewsletter'), { body: { subscribed: false } }, as(noor));
    const before = await rowsOf('noor');
    expect(before.length).toBeGreaterThan(4);
    const lotte = { ...noor, accountId: 'lotte', userToken: await shop.tokenOf('lotte') };
    const { body } = await send(call, exampleOf(call, lotte), as(lotte));
    expect(JSON.stringify(body)).not.toMatch(/noor|music-of-noor/i);
    expect(await rowsOf('noor')).toEqual(before);
  });

  test('shows no data of an account to a visitor who is signed out or has an invalid token [API-05, SSO-03]', async () => {
    const before = await rowsOf('noor');
    const signedOut = await send(call, exampleOf(call, noor));
    const forged = await send(call, exampleOf(call, noor), as({ userToken: `${noor.userToken}x` }));
    // Only opening a cart and looking up a reference need no account. All other calls are refused in the same way.
    const isOpen = name === 'createCart' || name === 'getOrders';
    for (const { status, body } of [signedOut, forged]) {
      expect([status, body.error?.code]).toEqual(isOpen ? [call.status, undefined] : [401, 'account.unauthorized']);
      expect(JSON.stringify(body)).not.toMatch(/noor|music-of-noor/i);
    }
    expect(await rowsOf('noor')).toEqual(before);
  });
});

test('a wishlist belongs to its event; for another event’s shop it does not exist [API-05]', async () => {
  for (const name of ['getWishlist', 'putWishlist', 'deleteWishlistTravel']) {
    const call = named(name);
    const key = { eventId: 'nachtwoud-2027', token: 'nachtwoud-regular-sale' };
    const headers = { ...as(noor), [headerNames.brand]: 'nachtwoud' };
    const before = await rowsOf('noor');
    const found = await send(call, exampleOf(call, noor), headers, key);
    const missing = await send(call, { ...exampleOf(call, noor), params: { eventId: 'no-event' } }, headers, key);
    expect(found).toEqual(missing);
    expect(found.status).toBe(404);
    expect(await rowsOf('noor')).toEqual(before);
  }
});

test('a complete link shows a wishlist without the account’s registration answers; every other link gets the same 404 [API-05]', async () => {
  const call = named('getLinkedWishlist');
  const example = exampleOf(call, noor);
  const sam = await prepare(shop, 'sam');
  const { products, preferences } = (await send(call, example)).body.data;
  expect(products).toMatchObject({ weekend: 2 });
  expect(preferences).toEqual({});
  const wrong: Record<string, string>[] = [
    { verifier: 'A'.repeat(32) },
    { verifier: sam.verifier },
    { userId: 'sam' },
    { userId: 'nobody' },
    { eventId: 'nachtwoud-2027' },
    { eventId: 'no-event' },
  ];
  const answers = [];
  for (const part of wrong) answers.push(await send(call, { ...example, params: { ...example.params, ...part } }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, body: { error: { code: 'wishlist.not_found' } } });
});

test('a look-up gives the same response for an unknown number and for another person’s, until the limit is reached [LKP-04]', async () => {
  const call = named('getOrders');
  const addOns = exampleShop('solstrand-extra');
  const lotte = { userToken: await shop.tokenOf('lotte') };
  const answers = [];
  const foreign = { reference: '100000001' };
  await shop.database.pool.query('delete from look_ups');
  for (const body of [foreign, { reference: '999999999' }, foreign, { reference: '200000001' }, foreign, foreign]) {
    answers.push(await send(call, { body }, as(lotte), addOns));
  }
  expect(new Set(answers.slice(0, 5).map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
});
