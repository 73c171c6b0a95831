import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { lockWaits } from '../../../testing/lockWaits.ts';
import { besideLockedWeekend, type RowLock, rowLock, timedChange } from '../../../testing/rowLock.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

const regular = exampleShop('solstrand-regular');
const { eventId } = regular;

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

const put = (cart: OwnCart, productId: string, quantity: number) => timedChange(shop, cart, productId, quantity);

const openCarts = (count: number) => Promise.all(Array.from({ length: count }, () => shop.openCart(regular)));

test('a locked stock row does not block other products of the event, and calls that need the row get a response in time [API-09]', async () => {
  const carts = await openCarts(22);
  const { stuck, together, later } = await besideLockedWeekend(shop, lock, carts);
  for (const answers of [together, later]) expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { status, code, retryAfter } of stuck)
    expect([status, code, retryAfter]).toEqual([503, 'database.busy', '2']);
  for (const [nr, cart] of carts.slice(0, 2).entries()) expect((await put(cart, 'weekend', nr + 1)).status).toBe(200);
  const { rows } = await shop.database.pool.query(
    `select stock.id from stock left join cart_lines line on line.event_id = stock.event_id and line.stock_id = stock.id
     group by stock.event_id, stock.id having stock.reserved <> coalesce(sum(line.qty), 0)`,
  );
  expect(rows).toEqual([]);
});

test('if a row is unlocked before its callers time out, their calls succeed', async () => {
  const [cart] = await openCarts(1);
  if (!cart) throw new Error('no cart');
  const changed = await lock.locked('stock where event_id = $1 and id = $2', [eventId, 'weekend'], async () => {
    const change = put(cart, 'weekend', 1);
    await eventually('the change waits for the row', async () => (await lockWaits(shop.database)) > 0);
    return { change };
  });
  expect((await changed.change).status).toBe(200);
});

test('a locked cart does not block other carts', async () => {
  const [own, ...others] = await openCarts(11);
  if (!own) throw new Error('no cart');
  await lock.locked('carts where event_id = $1 and id = $2', [eventId, own.id], async () => {
    const stuck = put(own, 'weekend', 1);
    const answers = await Promise.all(others.map((cart) => put(cart, 'weekend', 1)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await stuck).status).toBe(503);
  });
  expect((await put(own, 'weekend', 1)).status).toBe(200);
});
