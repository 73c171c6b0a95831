import { prepare, wellStockedShop } from '../../../testing/exampleCalls.ts';
import { pay, paymentBecomes, placeOrder } from '../../../testing/readyCart.ts';
import type { TestShop } from '../../../testing/testShop.ts';
import { eraseAccount } from './eraseAccount.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await wellStockedShop();
});
afterAll(() => shop.close());

const rowsWith = async (account: string): Promise<Record<string, number>> => {
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.columns
     where column_name = 'account_id' and table_schema in ('public', 'members')
       and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rowCount } = await shop.database.pool.query(`select 1 from ${name} where account_id = $1`, [account]);
    if (rowCount) counts[name] = rowCount;
  }
  return counts;
};

test('after an erasure no table contains the account; its orders keep their buyer, and other accounts are unchanged', async () => {
  const noor = await prepare(shop, 'noor');
  await pay(shop, await placeOrder(shop, noor.cart), { number: '4242 4242 4242 4242' });
  await paymentBecomes(shop, noor.cart, 'completed');
  await prepare(shop, 'sam');
  const before = await rowsWith('sam');
  expect(Object.keys(await rowsWith('noor'))).toEqual(expect.arrayContaining(['public.orders', 'public.wishlists']));
  expect((await eraseAccount(shop.database.pool, { id: 'noor', email: 'Noor@example.com' })).ok).toBe(true);
  expect(await rowsWith('noor')).toEqual({});
  expect(await rowsWith('sam')).toEqual(before);
  const { rows } = await shop.database.pool.query<{ status: string; buyer: { email: string } }>(
    'select status, buyer from orders where cart_id = $1',
    [noor.cart.id],
  );
  expect(rows).toMatchObject([{ status: 'completed', buyer: { email: 'noor@example.org' } }]);
  const limits = await shop.database.pool.query("select event_id, id, used from limits where id like '%noor%'");
  expect(limits.rows).toEqual([]);
  // `prepare` has sent each account a mail with a newsletter link.
  const links = await shop.database.pool.query<{ email: string }>(
    'select distinct email from members.newsletter_links',
  );
  expect(links.rows.map(({ email }) => email)).toEqual(['sam@example.com']);
});

test('nothing is erased while an order of the account is being paid', async () => {
  const lotte = await prepare(shop, 'lotte');
  await placeOrder(shop, lotte.cart);
  const before = await rowsWith('lotte');
  expect(await eraseAccount(shop.database.pool, { id: 'lotte', email: 'lotte@example.com' })).toEqual({
    ok: false,
    error: 'inPayment',
  });
  expect(await rowsWith('lotte')).toEqual(before);
});
