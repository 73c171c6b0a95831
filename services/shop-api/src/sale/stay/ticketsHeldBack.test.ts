import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { openToAll } from '../../../testing/openToAll.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

const later = '2100-03-07T13:00:00+01:00';

let shop: TestShop;
beforeAll(async () => {
  const seeds = openToAll(festivals()).map((festival) => ({
    ...festival,
    shops: festival.shops.map(({ config, ...rest }) => ({
      ...rest,
      config: config.ticketOnlyFrom ? { ...config, ticketOnlyFrom: later } : config,
    })),
  }));
  shop = await testShop(seeds);
});
afterAll(() => shop.close());

const sale = exampleShop('solstrand-reis');
const asNoor = async () => ({ 'x-user-token': await shop.tokenOf('noor') });
const put = async (cart: OwnCart, productId: string, quantity: number) =>
  (await shop.cartCall(cart, 'PUT', '/products', { productId, quantity }, await asNoor())).body.data;
const stay = async (cart: OwnCart, method: 'PUT' | 'DELETE', payload?: object) =>
  (await shop.cartCall(cart, method, '/products/hotel/solstrand-stays', payload, await asNoor())).status;

test('before `ticketOnlyFrom` a travel sale sells tickets only with a stay, and refuses an order of tickets whose stay was removed [TIX-13]', async () => {
  const cart = await filledCart(shop, sale, {}, await asNoor());
  expect((await put(cart, 'weekend', 1)).error?.code).toBe('travel.stay_required');
  expect((await put(cart, 'locker', 1)).products).toEqual({ locker: 1 });
  expect(await stay(cart, 'PUT', { productId: 'hotel-dune-standard~2' })).toBe(200);
  expect((await put(cart, 'weekend', 2)).products).toMatchObject({ weekend: 2 });
  expect(await stay(cart, 'DELETE')).toBe(200);
  const left = (await shop.cartCall(cart, 'GET', '', undefined, await asNoor())).body.data;
  expect([left.products, left.checkoutAllowed, left.checkoutErrors]).toEqual([
    { weekend: 2, locker: 1 },
    false,
    [expect.objectContaining({ code: 'travel.stay_required' })],
  ]);
  // A smaller quantity, including 0, is always accepted.
  expect((await put(cart, 'weekend', 1)).products).toMatchObject({ weekend: 1 });
  expect((await put(cart, 'weekend', 0)).checkoutAllowed).toBe(true);
});
