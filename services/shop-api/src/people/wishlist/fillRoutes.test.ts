import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { giveMembership } from '../../../testing/giveMembership.ts';
import { type OwnCart, type ShopKey, type TestShop, testShop } from '../../../testing/testShop.ts';

const regular: ShopKey = { eventId: 'solstrand-2027', token: 'solstrand-regular-sale' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const as = async (account: string) => ({ 'x-user-token': await shop.tokenOf(account) });

async function save(account: string, products: Record<string, number>) {
  const headers = { ...(await as(account)), 'x-brand': 'solstrand' };
  const url = '/members/wishlists/solstrand-2027';
  return shop.call(regular, { method: 'PUT', url, headers, payload: { year: 2027, products } });
}

async function opened(key: ShopKey, account: string): Promise<OwnCart> {
  const { body } = await shop.call(key, { method: 'POST', url: '/shopping/carts', headers: await as(account) });
  return { id: String(body.data.id), token: String(body.data.token), shop: key };
}

const fill = (cart: OwnCart, payload: object, headers: object = {}) =>
  shop.cartCall(cart, 'POST', '/wishlist', payload, headers);

test('the whole wishlist is added to the cart; sold-out products are listed with replacements [WSH-04]', async () => {
  await save('lotte', { weekend: 2, 'day-friday': 1, mer_tee_M: 1, 'gone-since': 1 });
  const cart = await opened(regular, 'lotte');
  const { status, body } = await fill(cart, {}, await as('lotte'));
  expect(status).toBe(200);
  expect(body.data.cart).toMatchObject({ products: { weekend: 2, mer_tee_M: 1 } });
  const refused = body.data.refused as Array<{ productId: string; code: string; alternatives: string[] }>;
  expect(refused.map(({ productId, code }) => [productId, code]).sort()).toEqual([
    ['day-friday', 'product.sold_out'],
    ['gone-since', 'product.not_found'],
  ]);
  const instead = refused.find(({ productId }) => productId === 'day-friday')?.alternatives ?? [];
  expect(instead.length).toBeGreaterThan(0);
  // A ticket that is sold only with a stay is not suggested either.
  expect(instead).toEqual(expect.not.arrayContaining(['day-friday']));
  expect(instead).toEqual(expect.not.arrayContaining(['travel-ticket']));
  expect(refused.find(({ productId }) => productId === 'gone-since')?.alternatives).toEqual([]);
});

test('if the stock is smaller than the wanted quantity, the response contains the quantity that is left [WSH-04, BSK-08]', async () => {
  const weekend = "where event_id = 'solstrand-2027' and id = 'weekend'";
  await shop.database.pool.query(`update stock set total = reserved + 3 ${weekend}`);
  const cart = await opened(regular, 'too-few');
  const { body } = await fill(cart, { products: { weekend: 4 } });
  expect(body.data.refused).toMatchObject([{ productId: 'weekend', code: 'product.sold_out', left: 3 }]);
  const taken = await fill(cart, { products: { weekend: 3 } });
  expect(taken.body.data).toMatchObject({ cart: { products: { weekend: 3 } }, refused: [] });
  await shop.database.pool.query(`update stock set total = reserved + 1000 ${weekend}`);
});

test('single products are added without changing the others, and a repeated call changes nothing [WSH-04]', async () => {
  const cart = await opened(regular, 'noor');
  await shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 3 });
  for (let time = 0; time < 2; time += 1) {
    const { body } = await fill(cart, { products: { weekend: 2, mer_tee_M: 1 } });
    expect(body.data).toMatchObject({ cart: { products: { weekend: 3, mer_tee_M: 1 } }, refused: [] });
  }
});

test('without a wishlist or an account there are no products to add; the cart of another client is a 404 [API-07]', async () => {
  const cart = await shop.openCart(regular);
  expect((await fill(cart, {})).body.error?.code).toBe('wishlist.not_found');
  expect((await fill(cart, {}, await as('finn'))).body.error?.code).toBe('wishlist.not_found');
  await save('sam', { weekend: 1 });
  expect((await fill({ ...cart, token: '' }, {}, await as('sam'))).body.error?.code).toBe('cart.not_found');
});

test('a wishlist that filled a cart of the member sale is marked as used; a regular sale does not mark it', async () => {
  await giveMembership(shop.database, 'noor');
  await save('noor', { 'weekend-member': 1, mer_tee_M: 1 });
  const isUsed = async () => {
    const headers = { ...(await as('noor')), 'x-brand': 'solstrand' };
    const { body } = await shop.call(regular, { method: 'GET', url: '/members/wishlists/solstrand-2027', headers });
    return body.data.isMemberSaleUsed;
  };
  await fill(await opened(regular, 'noor'), {}, await as('noor'));
  expect(await isUsed()).toBe(false);
  const member = await opened(exampleShop('solstrand-leden'), 'noor');
  const { body } = await fill(member, {}, await as('noor'));
  expect(body.data.cart).toMatchObject({ products: { 'weekend-member': 1 } });
  expect(await isUsed()).toBe(true);
});
