import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { type StaysShop, staysShop } from '../../../testing/staysShop.ts';
import type { OwnCart } from '../../../testing/testShop.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop();
});
afterAll(() => shop.close());

async function cartWithStay(): Promise<OwnCart> {
  const cart = await shop.newCart();
  await shop.choose(cart, 'hotel-dune-standard~3');
  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-breakfast', amount: 3 });
  return cart;
}

const stayOfOrder = async (reference: string) => {
  const { rows } = await shop.database.pool.query(
    `select hotel_cart_id as id, package_id as "packageId", room_id as "roomId", rooms, persons
     from order_stays join orders on orders.event_id = order_stays.event_id and orders.id = order_id where reference = $1`,
    [reference],
  );
  return rows[0];
};

test('a stay is ordered and paid with the server’s lines and prices, its rooms stay sold, and it is stored with the order [API-03, API-08]', async () => {
  const cart = await cartWithStay();
  const stay = (await shop.hotel(cart, 'GET')).body.data;
  const reference = await shop.paidOrder(cart);
  const { body } = await shop.cartCall(cart, 'GET', '/orders');
  expect(body.data).toMatchObject({ status: 'completed', total: 2 * 89_800 + 3 * 5800 + 250 });
  expect(body.data.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        productId: 'hotel-dune-standard',
        name: 'Hotel De Duinrand, double room',
        quantity: 2,
        total: 179_600,
      }),
      expect.objectContaining({ productId: 'stay-breakfast', name: 'Breakfast', quantity: 3, total: 17_400 }),
      expect.objectContaining({
        productId: 'travel-ticket',
        name: 'Weekend ticket with your stay',
        quantity: 3,
        total: 0,
      }),
    ]),
  );
  expect(await stayOfOrder(reference)).toEqual({
    id: stay.id,
    packageId: 'hotel-dune',
    roomId: 'hotel-dune-standard',
    rooms: 2,
    persons: 3,
  });
  const books = await shop.stockOf('hotel-dune-standard');
  expect(books).toEqual({ reserved: 2, held: 2 });
});

test('no call can change a stay that is in payment or paid: 409 [CNT-03]', async () => {
  const cart = await cartWithStay();
  await fillForm(shop, cart);
  expect((await postOrder(shop, cart)).status).toBe(200);
  const before = (await shop.cartOf(cart)).products;
  const changes: [Parameters<StaysShop['hotel']>[1], string, object | undefined][] = [
    ['PUT', '', { productId: 'glamping-standard' }],
    ['POST', '/extras', { extraId: 'stay-towels', amount: 1 }],
    ['DELETE', '/extras?extraId=stay-breakfast', undefined],
    ['PATCH', '/add-ons', { addonId: 'addon_123456789_stay-towels', quantity: 1 }],
    ['DELETE', '/add-ons?addonId=addon_123456789_stay-towels', undefined],
    ['DELETE', '', undefined],
  ];
  for (const [method, below, payload] of changes) {
    const answer = await shop.hotel(cart, method, below, payload);
    expect([method, answer.status, answer.body.error?.code]).toEqual([method, 409, 'cart.in_payment']);
  }
  expect((await shop.put(cart, 'hotel-dune-standard', 0)).body.data.error?.code).toBe('cart.in_payment');
  expect((await shop.cartOf(cart)).products).toEqual(before);
});

test('an order that is paid late contains the stay that was paid, even if the cart has changed since [API-10]', async () => {
  const cart = await cartWithStay();
  await fillForm(shop, cart);
  const placed = await postOrder(shop, cart);
  const { pool } = shop.database;
  const { rows } = await pool.query('select id from orders where reference = $1', [placed.body.data.reference]);
  await pool.query("select end_order('solstrand-2027', $1, 'canceled')", [rows[0]?.id]);
  expect((await shop.choose(cart, 'glamping-standard')).status).toBe(200);
  await pool.query("select confirm_order('solstrand-2027', $1)", [rows[0]?.id]);
  expect((await shop.hotel(cart, 'GET')).body.data).toMatchObject({
    packageId: 'hotel-dune',
    occupation: 3,
    extras: [{ extraId: 'stay-breakfast', amount: 3 }],
  });
  expect(await shop.stockOf('glamping-standard')).toEqual({ reserved: 0, held: 0 });
});

test('an order is refused while its stay is incomplete because a change was interrupted [API-08]', async () => {
  const cart = await cartWithStay();
  await fillForm(shop, cart);
  await shop.database.pool.query(
    `insert into cart_lines (event_id, cart_id, product_id, stock_id, qty)
     values ('solstrand-2027', $1, 'glamping-standard', 'glamping-standard', 1)`,
    [cart.id],
  );
  await shop.database.pool.query("update stock set reserved = reserved + 1 where id = 'glamping-standard'");
  expect(await shop.cartOf(cart)).toMatchObject({
    checkoutAllowed: false,
    checkoutErrors: [{ code: 'travel.stay_changed' }],
  });
  await expect(shop.paidOrder(cart)).rejects.toThrow('travel.stay_changed');
  // Choosing the room again completes the stay.
  await shop.choose(cart, 'hotel-dune-standard~3');
  expect(await shop.cartOf(cart)).toMatchObject({ checkoutAllowed: true });
  expect(await shop.stockOf('glamping-standard')).toEqual({ reserved: 0, held: 0 });
});
