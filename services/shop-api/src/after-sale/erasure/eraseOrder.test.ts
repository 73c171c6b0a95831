import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { giveMembership } from '../../../testing/giveMembership.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { pay, paymentBecomes } from '../../../testing/readyCart.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { publishMemberships } from '../membership/publishMemberships.ts';
import { refundOrder } from '../refund/refundOrder.ts';
import { eraseOrder } from './eraseOrder.ts';

const members = exampleShop('solstrand-leden');
const account = 'acct-quillfeather';

/** These strings occur nowhere else in the data. */
const buyer = {
  gender: 'female',
  firstName: 'Wilhelmijntje',
  middleName: 'vanden',
  lastName: 'Quillfeather',
  phoneNumber: '+31698765432',
  email: 'w.quillfeather@example.net',
  dateOfBirth: '1987-11-05',
  address: 'Kwartelstraatje',
  streetNumber: 4711,
  streetNumberExtension: 'bis-zz',
  postalCode: '9999 ZX',
  city: 'Moddergat',
  country: 'NL',
  state: '',
  language: 'nl',
  redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus?who=w.quillfeather`,
};
const ofForm = [
  'wilhelmijntje',
  'quillfeather',
  '98765432',
  '1987-11-05',
  'kwartelstraatje',
  '4711',
  'bis-zz',
  '9999 zx',
  'moddergat',
];

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await testShop(festivals());
  headers = { 'x-user-token': await shop.tokenOf(account) };
});
afterAll(() => shop.close());

const pool = () => shop.database.pool;

/** All rows of all tables as text, by table name. */
async function everything(): Promise<Array<{ table: string; row: string }>> {
  const tables = await pool().query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.rows.length).toBeGreaterThan(30);
  const all = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await pool().query<{ row: string }>(`select lower(held::text) as row from ${name} held`);
      return rows.map(({ row }) => ({ table: name, row }));
    }),
  );
  return all.flat();
}

/** Whether a row contains the string. A number must match a whole word, since ids and times contain any digits. */
const contains = (row: string, string: string): boolean =>
  /^\d+$/.test(string) ? new RegExp(`(?<![\\w.:+-])${string}(?![\\w.:-])`).test(row) : row.includes(string);

/** The tables that contain one of these strings. */
async function tablesWith(strings: readonly string[]): Promise<string[]> {
  const found = (await everything()).filter(({ row }) => strings.some((string) => contains(row, string)));
  return [...new Set(found.map(({ table }) => table))].sort();
}

async function order(cart: OwnCart): Promise<string> {
  const request = { paymentMethod: 'card', redirectUri: String(buyer.redirectUri) };
  const placed = await postOrder(shop, cart, request, {
    ...headers,
    'idempotency-key': crypto.randomUUID(),
  });
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  return String(placed.body.data.redirectUri);
}

/**
 * Makes a cart with a form, a voucher, a delivery, a failed order and a paid order. Returns the reference of the paid
 * order.
 */
async function bought(products: Record<string, number>): Promise<{ cart: OwnCart; reference: string }> {
  const cart = await filledCart(shop, members, products, { ...headers, 'x-policy-id': 'quillfeather-family' });
  await shop.cartCall(cart, 'POST', '/shipping', { countryCode: 'NL', handle: 'standard' }, headers);
  expect((await shop.cartCall(cart, 'PUT', '/vouchers', { voucher: 'QUILLFEATHER-30' }, headers)).status).toBe(200);
  expect((await fillForm(shop, cart, { headers, buyer })).status).toBe(200);
  await pay(shop, await order(cart), { number: '4000000000000002' });
  await paymentBecomes(shop, cart, 'failed');
  await pay(shop, await order(cart), { number: '4242424242424242' });
  await paymentBecomes(shop, cart, 'completed');
  const { body } = await shop.cartCall(cart, 'GET', '/orders');
  return { cart, reference: String(body.data.reference) };
}

async function voucher(): Promise<void> {
  await pool().query(
    `insert into limits (event_id, id, total, used) values ('solstrand-2027', 'voucher:QUILLFEATHER-30', 5, 0) on conflict do nothing`,
  );
  await pool().query(
    `insert into vouchers (event_id, code, kind, value, limit_id)
     values ('solstrand-2027', 'QUILLFEATHER-30', 'percentage', 3000, 'voucher:QUILLFEATHER-30') on conflict do nothing`,
  );
}

test('after an order was erased, no table contains its buyer’s data, and the sold products are still recorded', async () => {
  await voucher();
  await giveMembership(shop.database, account);
  const { cart, reference } = await bought({ 'weekend-member': 2, shopify_hoodie_M: 1 });
  const mailed = async () =>
    (
      await pool().query(
        `select 1 from mails join orders on orders.event_id = mails.event_id and orders.id = order_id
         where mails.status = 'sent' and cart_id = $1`,
        [cart.id],
      )
    ).rowCount;
  while ((await mailed()) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await pool().query(
    `update tickets set holder = 'Wilhelmijntje' from orders
     where orders.event_id = tickets.event_id and orders.id = order_id and number = 1 and cart_id = $1`,
    [cart.id],
  );
  await pool().query(
    "insert into members.newsletter_links values ('\\x01', 'solstrand', $1, now() + interval '1 hour')",
    [buyer.email],
  );
  // Before the erasure, the search finds the strings.
  expect(await tablesWith(ofForm)).toEqual(
    expect.arrayContaining([
      'members.newsletter_links',
      'public.limits',
      'public.carts',
      'public.limit_usages',
      'public.orders',
      'public.payments',
      'public.tickets',
    ]),
  );
  const sold = async () =>
    (
      await pool().query(
        `select status, total_cents, totals, (select json_agg(line order by position) from order_lines line
             where line.event_id = orders.event_id and line.order_id = orders.id) as lines,
           (select json_agg(code order by code) from tickets
             where tickets.event_id = orders.event_id and order_id = orders.id) as tickets
         from orders where cart_id = $1 order by placed_at`,
        [cart.id],
      )
    ).rows;
  const before = await sold();
  expect(before.map(({ status }) => status)).toEqual(['failed', 'completed']);

  expect(await eraseOrder(pool(), { reference, mailFolder: shop.mailFolder })).toEqual(['solstrand-2027']);
  // The organiser gave the membership and created the voucher, so neither belongs to the order.
  await pool().query('delete from members.memberships where account_id = $1', [account]);
  await pool().query("update vouchers set code = 'X' where code = 'QUILLFEATHER-30'");
  const { rows } = await pool().query("delete from vouchers where code = 'X' returning limit_id");
  const used = await pool().query('delete from limits where id = $1 returning used', [rows[0].limit_id]);
  // The use of the voucher still counts.
  expect(used.rows).toEqual([{ used: 1 }]);
  expect(await tablesWith([...ofForm, account])).toEqual([]);
  expect(await sold()).toEqual(before);
});

test('a membership that the order sold is kept by the account, linked only by its id, and a refund still ends it', async () => {
  await voucher();
  await pool().query('delete from members.memberships where account_id = $1', [account]);
  const { reference } = await bought({ 'membership-year': 1, shopify_hoodie_M: 1 });
  await eraseOrder(pool(), { reference, mailFolder: shop.mailFolder });
  expect(await tablesWith([account])).toEqual(['members.sold_memberships']);
  expect(await tablesWith(ofForm.filter((string) => string !== 'quillfeather'))).toEqual([]);
  expect(await refundOrder(pool(), { reference })).toMatchObject({ ok: true, value: { outcome: 'refunded' } });
  await publishMemberships(pool());
  const { rows } = await pool().query('select is_refunded from members.sold_memberships');
  expect(rows).toEqual([{ is_refunded: true }]);
});

test('an earlier order from the example data is also erased completely', async () => {
  await eraseOrder(pool(), { reference: '100000005', eventId: 'solstrand-2027' });
  const rows = (await everything()).filter(({ row }) => /orders:solstrand-leden:sam\b/.test(row));
  expect(rows).toEqual([]);
});
