import { solstrand, solstrandConfig } from '@festival/example-festivals/solstrand/solstrand';
import { clientBeyond } from '@festival/service-kit/http/clientOf';
import { eventually } from '@festival/service-kit/testing/eventually';
import { fillForm } from '../../../testing/fillForm.ts';
import { pay, placeOrder } from '../../../testing/readyCart.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';
import { seedFestivals } from '../../seeding/seedFestivals.ts';
import { clientShares, neverTooMany } from './unpaidShare.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([solstrand]);
  // With a stock of 60, the share (half) is larger than the quantity that every client may hold anyway.
  await shop.database.pool.query(`update stock set total = 60 where event_id = $1 and id = 'weekend'`, [
    regularShop.eventId,
  ]);
});
afterAll(() => shop.close());

const [crowded, other] = ['203.0.113.7', '198.51.100.9'];

const openFrom = async (remoteAddress: string): Promise<OwnCart> => {
  const { body } = await shop.call(regularShop, { method: 'POST', url: '/shopping/carts', remoteAddress });
  return { id: String(body.data.id), token: String(body.data.token), shop: regularShop };
};

const put = async (cart: OwnCart, quantity: number, remoteAddress: string): Promise<string | number> => {
  const { body } = await shop.call(cart.shop, {
    method: 'PUT',
    url: `/shopping/carts/${cart.id}/products`,
    headers: { 'x-cart-token': cart.token },
    payload: { productId: 'weekend', quantity },
    remoteAddress,
  });
  return body.data.error?.code ?? (body.data.products as Record<string, number>).weekend ?? 0;
};

const reserved = async (): Promise<number> => {
  const { rows } = await shop.database.pool.query(`select reserved from stock where event_id = $1 and id = 'weekend'`, [
    regularShop.eventId,
  ]);
  return rows[0].reserved;
};

test('the unpaid carts of one address hold at most its share of a stock; other addresses get the rest, and paid or returned units no longer count [API-09]', async () => {
  const before = await reserved();
  const carts: OwnCart[] = [];
  for (const expected of [8, 8, 8, 'cart.too_many'] as const) {
    const cart = await openFrom(crowded);
    carts.push(cart);
    expect(await put(cart, 8, crowded)).toBe(expected);
  }
  // The refused change reserves nothing, and a quantity that still fits is reserved.
  expect(await reserved()).toBe(before + 24);
  const [first, , , refused] = carts;
  if (!first || !refused) throw new Error('Four carts');
  expect(await put(refused, 6, crowded)).toBe(6);
  expect(await put(refused, 7, crowded)).toBe('cart.too_many');
  expect(await put(refused, 5, crowded)).toBe(5);
  expect(await put(await openFrom(other), 8, other)).toBe(8);

  await fillForm(shop, first);
  await pay(shop, await placeOrder(shop, first), { number: '4242424242424242' });
  await eventually('the first cart is paid', async () => (await put(refused, 8, crowded)) === 8);
  const [held, , free] = (await shop.api.inject('/metrics')).body.matchAll(/shop_stock_units\{.*\} (\d+)/g);
  expect(Number(held?.[1])).toBe(32);
  expect(Number(free?.[1])).toBeGreaterThan(0);
});

test('with a share of 100 percent there is no limit', async () => {
  const all = { ...solstrand, eventId: 'all-2027', unpaidSharePercent: 100 };
  const event = { ...regularShop, eventId: all.eventId };
  await seedFestivals(shop.database.pool, [
    { ...all, stays: [], shops: [{ listed: false, config: { ...solstrandConfig, apiNamespace: all.eventId } }] },
  ]);
  await shop.database.pool.query(`update stock set total = 30 where event_id = $1 and id = 'weekend'`, [all.eventId]);
  const open = () => shop.call(event, { method: 'POST', url: '/shopping/carts', remoteAddress: crowded });
  for (let held = 0; held < 24; held += 8) {
    const { id, token } = (await open()).body.data as { id: string; token: string };
    expect(await put({ id, token, shop: event }, 8, crowded)).toBe(8);
  }
});

test('a call of our own servers counts towards no client, and a client that uses another port is the same client', () => {
  const findClient = clientBeyond((address) => address === '10.0.0.1');
  expect(findClient({ ip: '10.0.0.1' })).toBeNull();
  expect(findClient({ ip: crowded })).toEqual(findClient({ ip: `${crowded}:4711` }));
});

test('the database is queried only about a client that has added many units in this process, within the time of a hold', () => {
  let now = 0;
  const { addsMuch: isMuch } = clientShares(() => now);
  expect(isMuch('one', neverTooMany)).toBe(false);
  expect(isMuch('one', 1)).toBe(true);
  expect(isMuch('two', 1)).toBe(false);
  now = 41 * 60_000;
  expect(isMuch('one', 1)).toBe(false);
});

test('changes of one client in one stock run one after the other, so that each change sees the units that the one before gave back [API-09]', async () => {
  const { inTurn } = clientShares();
  const events: string[] = [];
  const gate = Promise.withResolvers<void>();
  const change = (name: string, before?: Promise<void>) => async () => {
    events.push(`${name} begins`);
    await before;
    events.push(`${name} ends`);
  };
  const all = [
    inTurn('one', 'weekend', change('first', gate.promise)),
    inTurn('one', 'weekend', change('second')),
    inTurn('two', 'weekend', change('of another')),
    inTurn('one', 'camping', change('of another stock')),
  ];
  await all[3];
  expect(events).toEqual([
    'first begins',
    'of another begins',
    'of another stock begins',
    'of another ends',
    'of another stock ends',
  ]);
  gate.resolve();
  await Promise.all(all);
  expect(events.slice(5)).toEqual(['first ends', 'second begins', 'second ends']);
});

test('a change that can’t run in time is refused with 429, and not with an error of the server [API-09]', async () => {
  const { inTurn } = clientShares();
  const gate = Promise.withResolvers<void>();
  const all = Array.from({ length: 1_001 }, () => inTurn('one', 'weekend', () => gate.promise));
  await expect(inTurn('one', 'weekend', async () => {})).rejects.toMatchObject({ status: 429 });
  gate.resolve();
  await Promise.all(all);
});
