import { festivals } from '@festival/example-festivals/festivals';
import pg from 'pg';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

const regular = exampleShop('solstrand-regular');
const { eventId } = regular;

let shop: TestShop;
let other: pg.Client;
beforeAll(async () => {
  shop = await testShop(festivals());
  other = new pg.Client({ connectionString: shop.database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await shop.close();
});

/** Keeps a row locked by another transaction while `work` runs. */
async function locked<Answer>(row: string, values: unknown[], work: () => Promise<Answer>): Promise<Answer> {
  await other.query('begin');
  const { rowCount } = await other.query(`select 1 from ${row} for update`, values);
  expect(rowCount).toBe(1);
  try {
    return await work();
  } finally {
    await other.query('rollback');
  }
}

const put = async (cart: OwnCart, productId: string, quantity: number) => {
  const began = performance.now();
  const { status, body, headers } = await shop.cartCall(cart, 'PUT', '/products', { productId, quantity });
  return { status, code: body.error?.code, retryAfter: headers['retry-after'], took: performance.now() - began };
};

const openCarts = (count: number) => Promise.all(Array.from({ length: count }, () => shop.openCart(regular)));

test('a locked stock row stops no other product of the event, and what wants it is answered in time [API-09]', async () => {
  const [weekend, saturday, ...others] = await openCarts(22);
  if (!weekend || !saturday) throw new Error('no carts');
  await locked('stock where event_id = $1 and id = $2', [eventId, 'weekend'], async () => {
    const stuck = [put(weekend, 'weekend', 1), put(saturday, 'weekend', 2)];
    const together = await Promise.all(others.slice(0, 10).map((cart) => put(cart, 'saturday', 1)));
    // By now it is known that the row is locked: these do not wait for it at all.
    const later = await Promise.all(
      others.slice(10).map(async (cart, nr) => {
        if (nr < 5) stuck.push(put(cart, 'weekend', 1));
        return put(cart, 'saturday', 1);
      }),
    );
    for (const answers of [together, later])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(Math.max(...together.map(({ took }) => took))).toBeLessThan(2_000);
    expect(Math.max(...later.map(({ took }) => took))).toBeLessThan(1_000);
    for (const { status, code, retryAfter, took } of await Promise.all(stuck)) {
      expect([status, code, retryAfter]).toEqual([503, 'database.busy', '2']);
      expect(took).toBeLessThan(6_000);
    }
  });
  expect((await put(weekend, 'weekend', 1)).status).toBe(200);
  expect((await put(saturday, 'weekend', 2)).status).toBe(200);
  const { rows } = await shop.database.pool.query(
    `select stock.id from stock left join cart_lines line on line.event_id = stock.event_id and line.stock_id = stock.id
     group by stock.event_id, stock.id having stock.reserved <> coalesce(sum(line.qty), 0)`,
  );
  expect(rows).toEqual([]);
});

test('a row that is free again within the patience of its callers is only late', async () => {
  const [cart] = await openCarts(1);
  if (!cart) throw new Error('no cart');
  const changed = await locked('stock where event_id = $1 and id = $2', [eventId, 'weekend'], async () => {
    const change = put(cart, 'weekend', 1);
    await new Promise((resolve) => setTimeout(resolve, 900));
    return { change };
  });
  const { status, took } = await changed.change;
  expect(status).toBe(200);
  expect(took).toBeGreaterThan(800);
});

test('a locked cart stops no other cart', async () => {
  const [own, ...others] = await openCarts(11);
  if (!own) throw new Error('no cart');
  await locked('carts where event_id = $1 and id = $2', [eventId, own.id], async () => {
    const stuck = put(own, 'weekend', 1);
    const answers = await Promise.all(others.map((cart) => put(cart, 'weekend', 1)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(2_000);
    expect((await stuck).status).toBe(503);
  });
  expect((await put(own, 'weekend', 1)).status).toBe(200);
});
