import { setTimeout as wait } from 'node:timers/promises';
import { filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { seedFestivals } from '../../seeding/seedFestivals.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

test('a price that has changed since it was shown must be confirmed before it is charged [BYD-03]', async () => {
  const cart = await filledCart(shop, regularShop, { shower: 2 });
  const { body } = await fillForm(shop, cart);
  const shown = (body.data.totals as { total: number }).total;
  expect(shown).toBe(2650);

  const festival = testFestival(900);
  const dearer = festival.products.map((seed) =>
    seed.product.id === 'shower'
      ? { ...seed, product: { ...seed.product, price: 15, priceExcludingServiceCosts: 15 } }
      : seed,
  );
  await seedFestivals(shop.database.pool, [{ ...festival, products: dearer }]);
  // The catalogue caches definitions for a second.
  await wait(1200);

  const place = (expectedTotal?: number) =>
    postOrder(shop, cart, {
      paymentMethod: 'card',
      redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
      expectedTotal,
    });
  const refused = await place(shown);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'order.total_changed']);
  const { rowCount } = await shop.database.pool.query('select 1 from orders where cart_id = $1', [cart.id]);
  expect(rowCount).toBe(0);

  // The cart shows the new price, and a shopper who accepts it pays that price.
  const now = (await shop.cartCall(cart, 'GET')).body.data.totals as { total: number };
  expect(now.total).toBe(3250);
  expect((await place(now.total)).status).toBe(200);
  const { rows } = await shop.database.pool.query(
    'select amount_cents as amount from payments join orders on orders.event_id = payments.event_id and orders.id = order_id where cart_id = $1',
    [cart.id],
  );
  expect(rows).toEqual([{ amount: 3250 }]);
});
