import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { giveMembership } from '../../../testing/giveMembership.ts';
import { openToAll } from '../../../testing/openToAll.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';

const early = exampleShop('solstrand-eerst');

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(openToAll(festivals()));
  await giveMembership(shop.database, 'better', { level: 2 });
  await giveMembership(shop.database, 'expired', { level: 2, status: 'expired' });
});
afterAll(() => shop.close());

const as = async (accountId: string) => ({ 'x-user-token': await shop.tokenOf(accountId) });
const register = async (accountId: string) =>
  shop.call(early, {
    method: 'PUT',
    url: '/members/wishlists/solstrand-2027',
    payload: { year: 2027, products: { weekend: 1 }, travelCart: null, preferences: {}, isMemberSaleUsed: false },
    headers: { ...(await as(accountId)), 'x-brand': 'solstrand' },
  });
const put = (cart: OwnCart, quantity: number, headers: Record<string, string>) =>
  shop.cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity }, headers);
const codeOf = async (headers: Record<string, string>, key = early) => {
  const cart = await filledCart(shop, key, {}, headers);
  const { status, body } = await put(cart, 1, headers);
  return [status, body.data.error?.code];
};

test('a sale that begins for one level first: the others are refused until theirs [ERR-06]', async () => {
  expect(await codeOf({})).toEqual([200, 'account.required']);
  for (const account of ['sam', 'expired', 'newcomer'])
    expect([account, ...(await codeOf(await as(account)))]).toEqual([account, 200, 'sale.not_open']);
});

test('a sale for the registered refuses an account without a registration, and sells once it has one [ERR-06]', async () => {
  const headers = await as('better');
  expect(await codeOf(headers)).toEqual([200, 'registration.missing']);
  expect((await register('better')).status).toBe(200);
  expect(await codeOf(headers)).toEqual([200, undefined]);
});

test('a room and the form are refused like a product, and less of a product is always taken [ERR-06]', async () => {
  await register('better');
  const cart = await filledCart(shop, early, { weekend: 2 }, await as('better'));
  await shop.database.pool.query("update members.memberships set level = 1 where account_id = 'better'");
  const headers = await as('better');
  const room = { productId: 'glamping-standard' };
  const chosen = await shop.cartCall(cart, 'PUT', '/products/hotel/solstrand-stays', room, headers);
  expect(chosen.body.error?.code ?? chosen.body.data.error?.code).toBe('sale.not_open');
  expect((await fillForm(shop, cart, { headers })).body.error?.code).toBe('sale.not_open');
  expect((await put(cart, 1, headers)).body.data.error).toBeUndefined();
});

test('an account that has placed its order is told at its next choice, not at the form [ERR-06]', async () => {
  const members = exampleShop('solstrand-leden');
  expect(await codeOf(await as('sam'), members)).toEqual([200, 'account.order_placed']);
  expect(await codeOf(await as('lotte'), members)).toEqual([200, undefined]);
});
