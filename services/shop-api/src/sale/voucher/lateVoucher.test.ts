import { setTimeout as wait } from 'node:timers/promises';
import { festivals } from '@festival/example-festivals/festivals';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import { filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { type OwnCart, type ShopKey, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { payables } from '../../after-sale/payables.ts';
import { lockPayment } from '../payment/lockPayment.ts';
import { settlePayment } from '../payment/settlePayment.ts';

const regular: ShopKey = { eventId: 'solstrand-2027', token: 'solstrand-regular-sale' };
const code = 'SOL-EENMAAL';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop(festivals());
});
afterEach(() => shop.close());

/** A cart in payment whose voucher has only one use. */
async function cartInPayment(): Promise<OwnCart> {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  await fillForm(shop, cart);
  await shop.cartCall(cart, 'PUT', '/vouchers', { voucher: code });
  const placed = await postOrder(shop, cart, {
    paymentMethod: 'card',
    redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
  });
  expect(placed.status).toBe(200);
  return cart;
}

async function pay(cart: OwnCart) {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'select payments.id from payments join orders on orders.event_id = payments.event_id and orders.id = order_id where cart_id = $1',
    [cart.id],
  );
  const key = { eventId: regular.eventId, paymentId: rows[0]?.id ?? '' };
  return inTransaction(shop.database.pool, async (client) =>
    settlePayment(client, await lockPayment(client, key, payables), 'completed'),
  );
}

const used = async () => {
  const { rows } = await shop.database.pool.query<{ used: number; usages: number }>(
    `select used, (select count(*)::integer from limit_usages
       where limit_usages.event_id = limits.event_id and limit_id = limits.id) as usages
     from limits where id = $1`,
    [`voucher:${code}`],
  );
  return rows[0];
};

/** Moves the cart's end so far into the past that the use of its voucher is released. */
async function forgotten(cart: OwnCart): Promise<void> {
  await shop.database.pool.query(
    "update carts set expires_at = statement_timestamp() - interval '31 minutes' where id = $1",
    [cart.id],
  );
  await eventually('the voucher is free', async () => (await used())?.used === 0);
  expect(await used()).toEqual({ used: 0, usages: 0 });
}

test('if a buyer pays late, the order uses the released voucher again if it is still free, and then permanently [VCH-02, API-10]', async () => {
  const cart = await cartInPayment();
  await forgotten(cart);
  expect(await pay(cart)).toBe('confirmed');
  expect(await used()).toEqual({ used: 1, usages: 1 });
  await wait(1200);
  expect(await used()).toEqual({ used: 1, usages: 1 });
});

test('if a buyer pays late and another cart has used the voucher, the payment is refunded and the voucher is not used twice [VCH-02, API-10]', async () => {
  const late = await cartInPayment();
  await forgotten(late);
  const next = await cartInPayment();
  expect(await pay(next)).toBe('confirmed');
  expect(await pay(late)).toBe('refund_due');
  expect(await used()).toEqual({ used: 1, usages: 1 });
});

test('a late order without stock releases the use of its voucher', async () => {
  const cart = await cartInPayment();
  await forgotten(cart);
  await shop.database.pool.query("update stock set total = reserved where id = 'weekend'");
  expect(await pay(cart)).toBe('refund_due');
  await eventually('the voucher is free', async () => (await used())?.used === 0);
  expect(await used()).toEqual({ used: 0, usages: 0 });
});
