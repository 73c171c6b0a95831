import { readdirSync, readFileSync } from 'node:fs';
import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '../../../testing/eventually.ts';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { regularShop as regular } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';
import { refundOrder } from './refundOrder.ts';

const upgrades = exampleShop('solstrand-upgrade');
const card = { number: '4242424242424242' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

type Bought = { cart: OwnCart; orderId: string; reference: string; external: string };

async function orderOf(cart: OwnCart): Promise<Bought> {
  const { rows } = await shop.database.pool.query(
    'select id as "orderId", reference, external_reference as external from orders where cart_id = $1 order by placed_at desc limit 1',
    [cart.id],
  );
  return { cart, ...rows[0] };
}

/** A paid order of weekend tickets. */
async function original(quantity: number): Promise<Bought> {
  const cart = await readyCart(shop, regular, { weekend: quantity });
  await pay(shop, await placeOrder(shop, cart), card);
  await paymentBecomes(shop, cart, 'completed');
  return orderOf(cart);
}

/** A placed upgrade of an order, and the page where it is paid. */
async function upgradeOf({ external }: Bought, products: Record<string, number>): Promise<Bought & { page: string }> {
  const cart = await filledCart(shop, upgrades, products, { 'x-upgradable-order-id': external });
  await fillForm(shop, cart);
  const page = await placeOrder(shop, cart);
  return { ...(await orderOf(cart)), page };
}

const paid = async (upgrade: Bought & { page: string }): Promise<void> => {
  await pay(shop, upgrade.page, card);
  await eventually('it is settled', async () => {
    const { status } = await paymentOf(shop, upgrade.cart);
    return status === 'completed' || status === 'refunded';
  });
};

/** The codes of an order that open a gate, by product. */
async function validCodes({ orderId }: Bought): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ code: string; product: string }>(
    `select code, product_id as product from tickets ticket
     where order_id = $1 and coalesce(to_jsonb(ticket) ->> 'status', 'issued') = 'issued' order by number`,
    [orderId],
  );
  return rows.map(({ product }) => product);
}

const statusOf = async ({ cart }: Bought) => (await paymentOf(shop, cart)).order_status;
const refund = (order: Bought, more = {}) => refundOrder(shop.database.pool, { reference: order.reference, ...more });

test('the codes of upgraded tickets open no gate, as many as options were bought [UPG-02]', async () => {
  const first = await original(3);
  const upgrade = await upgradeOf(first, { 'upgrade-vip': 2 });
  expect(await validCodes(first)).toHaveLength(3);
  await paid(upgrade);
  expect(await validCodes(upgrade)).toEqual(['upgrade-vip', 'upgrade-vip']);
  expect(await validCodes(first)).toEqual(['weekend']);
});

test('the refund of an order whose upgrade is paid is refused [UPG-02]', async () => {
  const first = await original(1);
  const upgrade = await upgradeOf(first, { 'upgrade-vip': 1 });
  await paid(upgrade);
  await refund(first);
  expect([await statusOf(first), await statusOf(upgrade)]).toEqual(['completed', 'completed']);
  expect(await validCodes(upgrade)).toEqual(['upgrade-vip']);
});

test('an upgrade that is paid after its original was refunded is refunded, too [UPG-02, API-10]', async () => {
  const first = await original(1);
  const upgrade = await upgradeOf(first, { 'upgrade-vip': 1 });
  await refund(first);
  expect(await statusOf(first)).toBe('refunded');
  await paid(upgrade);
  expect([await statusOf(upgrade), await validCodes(upgrade)]).toEqual(['refunded', []]);
});

test('a late payer hears that the money is returned, on the status page and by mail [PAY-04, BYD-02]', async () => {
  const cart = await readyCart(shop, regular, { 'day-sunday': 1 }, { email: 'late@example.net' });
  const page = await placeOrder(shop, cart);
  await shop.database.pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
  await eventually('it ends', async () => (await paymentOf(shop, cart)).order_status === 'timed_out');
  await shop.database.pool.query("update stock set total = reserved where id = 'day-sunday'");
  await pay(shop, page, card);
  await paymentBecomes(shop, cart, 'refunded');
  expect((await shop.cartCall(cart, 'GET', '/orders')).body.data).toMatchObject({ status: 'failed', refunded: 7300 });
  const mails = () => readdirSync(shop.mailFolder).map((file) => readFileSync(`${shop.mailFolder}/${file}`, 'utf8'));
  await eventually('the mail is sent', async () => mails().some((mail) => mail.includes('late@example.net')));
});
