import { festivals } from '@festival/example-festivals/festivals';
import { promisedMilliseconds } from '@festival/service-kit/testing/promisedMilliseconds';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { besideLockedWeekend, type RowLock, rowLock, timedChange } from '../../../testing/rowLock.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';

const regular = exampleShop('solstrand-regular');

let shop: TestShop;
let lock: RowLock;
beforeAll(async () => {
  shop = await testShop(festivals());
  lock = await rowLock(shop.database.url);
});
afterAll(async () => {
  await lock.close();
  await shop.close();
});

const openCarts = (count: number) => Promise.all(Array.from({ length: count }, () => shop.openCart(regular)));
const longest = (answers: readonly { took: number }[]) => Math.max(...answers.map(({ took }) => took));

test('while a stock row is locked, calls for other products take at most two seconds, and calls that need the row at most six [API-09]', async () => {
  const { stuck, together, later } = await besideLockedWeekend(shop, lock, await openCarts(22));
  expect(longest(together)).toBeLessThan(promisedMilliseconds(2));
  expect(longest(later)).toBeLessThan(promisedMilliseconds(1));
  expect(longest(stuck)).toBeLessThan(promisedMilliseconds(6));
});

test('while a cart is locked, calls of other carts take less than two seconds', async () => {
  const [own, ...others] = await openCarts(11);
  if (!own) throw new Error('no cart');
  await lock.locked('carts where event_id = $1 and id = $2', [regular.eventId, own.id], async () => {
    const stuck = timedChange(shop, own, 'weekend', 1);
    expect(longest(await Promise.all(others.map((cart) => timedChange(shop, cart, 'weekend', 1))))).toBeLessThan(
      promisedMilliseconds(2),
    );
    await stuck;
  });
});
