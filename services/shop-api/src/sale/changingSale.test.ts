import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import { eventually } from '@festival/service-kit/testing/eventually';
import { filledCart } from '../../testing/exampleShop.ts';
import { fillForm } from '../../testing/fillForm.ts';
import { placeOrder, readyCart } from '../../testing/readyCart.ts';
import { regularShop, testFestival } from '../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../testing/testShop.ts';
import { seedFestivals } from '../seeding/seedFestivals.ts';
import { forgetWithdrawn } from './expiry/forgetWithdrawn.ts';

const festival = testFestival(900);
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([festival]);
});
afterAll(() => shop.close());

const allIds = festival.products.map(({ product }) => product.id);
/** The festival with changed products or a changed config in its regular shop. */
const changed = (more: Partial<FestivalSeed['shops'][number]> & { closed?: boolean }): FestivalSeed => ({
  ...festival,
  shops: festival.shops.map((seed) =>
    seed.config.shopToken === regularShop.token
      ? { ...seed, ...more, config: { ...seed.config, closed: more.closed ?? false } }
      : seed,
  ),
});
const without = (id: string) => changed({ productIds: allIds.filter((other) => other !== id) });

/** The product in the shop's list; undefined if it is missing. */
const offered = async (id: string) => {
  const { body } = await shop.call(regularShop, { method: 'GET', url: '/shopping/products' });
  return (body as unknown as { id: string; soldOut: boolean }[]).find((product) => product.id === id);
};
beforeEach(async () => {
  await seedFestivals(shop.database.pool, [festival]);
  await eventually('the shower is sold', async () => (await offered('shower'))?.soldOut === false);
});
const put = async (cart: OwnCart, productId: string, quantity: number) => {
  const { body } = await shop.cartCall(cart, 'PUT', '/products', { productId, quantity });
  return (body.error ?? body.data.error)?.code ?? 'held';
};

test('a withdrawn product is sold out; carts that contain it can still order it, and it leaves the shop after the last such cart', async () => {
  const cart = await readyCart(shop, regularShop, { shower: 2 });
  await seedFestivals(shop.database.pool, [without('shower')]);
  await eventually('the shower is sold out', async () => (await offered('shower'))?.soldOut === true);
  expect(await put(await shop.openCart(regularShop), 'shower', 1)).toBe('product.sold_out');
  expect(await put(cart, 'shower', 3)).toBe('product.sold_out');
  expect(await put(cart, 'shower', 1)).toBe('held');

  // A product in a cart is kept, even if it was withdrawn long ago.
  const later = () =>
    shop.database.pool.query(
      "update shop_products set withdrawn_at = withdrawn_at - interval '2 minutes' where withdrawn_at is not null",
    );
  await later();
  await forgetWithdrawn(shop.database.pool);
  expect(await offered('shower')).toBeDefined();
  expect((await fillForm(shop, cart)).status).toBe(200);
  await placeOrder(shop, cart);
  await forgetWithdrawn(shop.database.pool);
  expect(await offered('shower')).toBeDefined();

  await shop.database.pool.query("update carts set status = 'expired', expires_at = now() where id = $1", [cart.id]);
  await forgetWithdrawn(shop.database.pool);
  await eventually('the shower has left the shop', async () => (await offered('shower')) === undefined);
});

test('a product that is listed again is sold again', async () => {
  const cart = await filledCart(shop, regularShop, { shower: 1 });
  await seedFestivals(shop.database.pool, [without('shower')]);
  await eventually('the shower is sold out', async () => (await offered('shower'))?.soldOut === true);
  await seedFestivals(shop.database.pool, [festival]);
  await eventually('the shower is sold', async () => (await offered('shower'))?.soldOut === false);
  expect(await put(cart, 'shower', 2)).toBe('held');
});

test('in a closed shop no cart can be opened and nothing added, but an existing cart can still be reduced and ordered [ERR-06]', async () => {
  const cart = await filledCart(shop, regularShop, { weekend: 2 });
  await seedFestivals(shop.database.pool, [changed({ closed: true })]);
  await eventually('the shop opens no cart', async () => {
    const { status, body } = await shop.call(regularShop, { method: 'POST', url: '/shopping/carts' });
    return status === 409 && body.error?.code === 'shop.closed';
  });
  expect(await put(cart, 'weekend', 3)).toBe('shop.closed');
  expect(await put(cart, 'locker', 1)).toBe('shop.closed');
  expect(await put(cart, 'weekend', 1)).toBe('held');
  expect((await fillForm(shop, cart)).status).toBe(200);
  expect(await placeOrder(shop, cart)).toMatch(/^http:\/\/pay\.test\//);
});
