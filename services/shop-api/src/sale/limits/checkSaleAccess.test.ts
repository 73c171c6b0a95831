import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { giveMembership } from '../../../testing/giveMembership.ts';
import { openToAll } from '../../../testing/openToAll.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';

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

test('a sale that begins earlier for members of one level refuses other accounts until their time [ERR-06]', async () => {
  expect(await codeOf({})).toEqual([200, 'account.required']);
  for (const account of ['sam', 'expired', 'newcomer'])
    expect([account, ...(await codeOf(await as(account)))]).toEqual([account, 200, 'sale.not_open']);
});

test('a sale for registered accounts refuses an account that has not registered, and sells to it after it has registered [ERR-06]', async () => {
  const headers = await as('better');
  expect(await codeOf(headers)).toEqual([200, 'registration.missing']);
  expect((await register('better')).status).toBe(200);
  expect(await codeOf(headers)).toEqual([200, undefined]);
});

test('choosing a room and sending the form are refused like adding a product; a smaller quantity is always accepted [ERR-06]', async () => {
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

test('an account that has placed its order is refused at its next product, not only at the form [ERR-06]', async () => {
  const members = exampleShop('solstrand-leden');
  expect(await codeOf(await as('sam'), members)).toEqual([200, 'account.order_placed']);
  expect(await codeOf(await as('lotte'), members)).toEqual([200, undefined]);
});

test('an order is checked for the account that places it, not for the account that filled the cart [ERR-06]', async () => {
  const better = await as('better');
  await register('better');
  await shop.database.pool.query("update members.memberships set level = 2 where account_id = 'better'");
  const cart = await filledCart(shop, early, { weekend: 1 }, better);
  expect((await fillForm(shop, cart, { headers: better })).status).toBe(200);
  const order = { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand-eerst/paymentstatus` };
  const place = (headers: object) => postOrder(shop, cart, order, headers);
  await giveMembership(shop.database, 'unregistered', { level: 2 });
  for (const [account, code] of [
    ['newcomer', 'sale.not_open'],
    ['unregistered', 'registration.missing'],
  ] as const) {
    const { status, body } = await place(await as(account));
    expect([account, status, body.error?.code]).toEqual([account, 409, code]);
  }
  expect((await place(better)).status).toBe(200);
});

test.each(['solstrand-reis', 'solstrand-inloggen', 'solstrand-leden'])(
  '%s sells only to accounts, and opens no cart for a guest [RTE-04, RTE-17, OVL-08]',
  async (slug) => {
    const product = slug === 'solstrand-reis' ? 'locker' : 'mer_tee_M';
    const key = exampleShop(slug);
    const set = async (headers: Record<string, string>) => {
      const cart = await filledCart(shop, key, {}, headers);
      const { body } = await shop.cartCall(cart, 'PUT', '/products', { productId: product, quantity: 1 }, headers);
      return body.data.error?.code;
    };
    const opened = await shop.call(key, { method: 'POST', url: '/shopping/carts' });
    expect([opened.status, opened.body.error?.code]).toEqual([409, 'account.required']);
    expect(await set(await as('mila'))).toBeUndefined();
  },
);
