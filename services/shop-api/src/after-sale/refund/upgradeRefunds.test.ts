import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { mailsTo } from '../../../testing/readMail.ts';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { regularShop as regular } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { type Bought, paidOrder, payUpgrade, ticketsOf, upgradeOf } from '../../../testing/upgradedOrder.ts';
import { refundTexts } from '../mail/refundTexts.ts';
import { refundOrder } from './refundOrder.ts';

const card = { number: '4242424242424242' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

/** The products of an order's codes that are valid at the gate. */
const validCodes = async (order: Bought): Promise<string[]> =>
  (await ticketsOf(shop, order)).filter(({ status }) => status === 'issued').map(({ product }) => product);

const statusOf = async ({ cart }: Bought) => (await paymentOf(shop, cart)).order_status;
const refund = (order: Bought, more = {}) => refundOrder(shop.database.pool, { reference: order.reference, ...more });

test('for each bought option, the code of one upgraded ticket is no longer valid at the gate', async () => {
  const first = await paidOrder(shop, { weekend: 3 });
  const upgrade = await upgradeOf(shop, first, { 'upgrade-vip': 2 });
  expect(await validCodes(first)).toHaveLength(3);
  await payUpgrade(shop, upgrade);
  expect(await validCodes(upgrade)).toEqual(['upgrade-vip', 'upgrade-vip']);
  expect(await validCodes(first)).toEqual(['weekend']);
});

test('the refund of an order with a paid upgrade is refused', async () => {
  const first = await paidOrder(shop, { weekend: 1 });
  const upgrade = await upgradeOf(shop, first, { 'upgrade-vip': 1 });
  await payUpgrade(shop, upgrade);
  await refund(first);
  expect([await statusOf(first), await statusOf(upgrade)]).toEqual(['completed', 'completed']);
  expect(await validCodes(upgrade)).toEqual(['upgrade-vip']);
});

test('an upgrade that is paid after its original was refunded is refunded as well [API-10]', async () => {
  const first = await paidOrder(shop, { weekend: 1 });
  const upgrade = await upgradeOf(shop, first, { 'upgrade-vip': 1 });
  await refund(first);
  expect(await statusOf(first)).toBe('refunded');
  await payUpgrade(shop, upgrade);
  expect([await statusOf(upgrade), await validCodes(upgrade)]).toEqual(['refunded', []]);
});

test('a buyer who paid too late is notified of the refund on the status page and by mail [PAY-04]', async () => {
  const cart = await readyCart(shop, regular, { 'day-sunday': 1 }, { email: 'late@example.net' });
  const page = await placeOrder(shop, cart);
  await shop.database.pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
  await eventually('it ends', async () => (await paymentOf(shop, cart)).order_status === 'timed_out');
  await shop.database.pool.query("update stock set total = reserved where id = 'day-sunday'");
  await pay(shop, page, card);
  await paymentBecomes(shop, cart, 'refunded');
  expect((await shop.cartCall(cart, 'GET', '/orders')).body.data).toMatchObject({ status: 'failed', refunded: 7300 });
  const late = Object.values(refundTexts).map(({ intro }) => intro.late);
  await eventually('the mail is sent', async () =>
    (await mailsTo(shop.mailFolder, 'late@example.net')).some(({ text }) => late.some((words) => text.includes(words))),
  );
});
