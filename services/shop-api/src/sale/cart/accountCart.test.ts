import { regularShop, shortHoldShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(2)]);
});
afterAll(() => shop.close());

const as = async (account: string) => ({ 'x-user-token': await shop.tokenOf(account) });
const noToken = (cart: OwnCart) => ({ ...cart, token: '' }) satisfies OwnCart;

async function openedBy(account: string): Promise<OwnCart> {
  const { body } = await shop.call(regularShop, { method: 'POST', url: '/shopping/carts', headers: await as(account) });
  return { id: String(body.data.id), token: String(body.data.token), shop: regularShop };
}

test('the cart of an account can be read and changed by the account without the cart’s token [API-07]', async () => {
  const cart = await openedBy('noor');
  const change = { productId: 'weekend', quantity: 2 };
  const changed = await shop.cartCall(noToken(cart), 'PUT', '/products', change, await as('noor'));
  expect(changed.body.data.products).toEqual({ weekend: 2 });
  expect((await shop.cartCall(noToken(cart), 'GET', '', undefined, await as('noor'))).status).toBe(200);
  // The token alone still gives access.
  expect((await shop.cartCall(cart, 'GET')).body.data.products).toEqual({ weekend: 2 });
});

test('another account, an invalid token, or the account in another shop gets 404 [API-07]', async () => {
  const cart = noToken(await openedBy('noor'));
  const change = { productId: 'weekend', quantity: 1 };
  const foreign: Array<[OwnCart, object]> = [
    [cart, await as('sam')],
    [cart, { 'x-user-token': `${(await as('noor'))['x-user-token']}x` }],
    [cart, {}],
    [{ ...cart, shop: shortHoldShop }, await as('noor')],
  ];
  for (const [credentials, headers] of foreign) {
    expect((await shop.cartCall(credentials, 'GET', '', undefined, headers)).status).toBe(404);
    expect((await shop.cartCall(credentials, 'PUT', '/products', change, headers)).status).toBe(404);
  }
});

test('a guest’s cart is assigned to the account at the first signed-in call, and keeps this account [API-07]', async () => {
  const cart = await shop.openCart(regularShop);
  const read = async (credentials: OwnCart, account: string) =>
    (await shop.cartCall(credentials, 'GET', '', undefined, await as(account))).status;
  expect(await read(noToken(cart), 'noor')).toBe(404);
  expect(await read(cart, 'noor')).toBe(200);
  expect(await read(noToken(cart), 'noor')).toBe(200);
  // Another account with the token may use the cart, but the cart still belongs to its account.
  expect(await read(cart, 'sam')).toBe(200);
  expect(await read(noToken(cart), 'sam')).toBe(404);
});

test('adding a product while signed in also assigns the cart to the account, even if it has other products [API-07]', async () => {
  const cart = await shop.openCart(regularShop);
  const put = async (quantity: number, headers = {}) =>
    (await shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity }, headers)).body.data.products;
  expect(await put(1)).toEqual({ weekend: 1 });
  expect(await put(2, await as('noor'))).toEqual({ weekend: 2 });
  const own = await shop.cartCall(noToken(cart), 'GET', '', undefined, await as('noor'));
  expect([own.status, own.body.data?.products]).toEqual([200, { weekend: 2 }]);
});
