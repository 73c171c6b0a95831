import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { giveMembership } from '../../../testing/giveMembership.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';

const members = exampleShop('solstrand-leden');

let shop: TestShop;
beforeAll(async () => {
  const data = festivals().map((festival) => ({
    ...festival,
    shops: festival.shops.map((one) =>
      one.config.slug === 'nachtwoud-leden' ? { ...one, config: { ...one.config, membershipLevel: 2 } } : one,
    ),
  }));
  shop = await testShop(data);
  await giveMembership(shop.database, 'active');
  await giveMembership(shop.database, 'better', { level: 2 });
  await giveMembership(shop.database, 'expired', { level: 2, status: 'expired' });
  await giveMembership(shop.database, 'nothing', { level: 0, status: '' });
  await giveMembership(shop.database, 'elsewhere', { brand: 'nachtwoud' });
  await giveMembership(shop.database, 'better-there', { brand: 'nachtwoud', level: 2 });
});
afterAll(() => shop.close());

const as = async (accountId: string) => ({ 'x-user-token': await shop.tokenOf(accountId) });
const put = (cart: OwnCart, productId: string, quantity: number, headers = {}) =>
  shop.cartCall(cart, 'PUT', '/products', { productId, quantity }, headers);
const place = (cart: OwnCart, headers = {}) =>
  postOrder(shop, cart, { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus` }, headers);

test.each([
  ['active', undefined],
  ['better', undefined],
  ['expired', 'membership.required'],
  ['nothing', 'membership.required'],
  ['elsewhere', 'membership.required'],
  ['unknown', 'membership.required'],
])('in a shop for members of level 1, the response to the account "%s" is: %s [MEM-02]', async (account, code) => {
  const headers = await as(account);
  const cart = await filledCart(shop, members, {}, headers);
  const { status, body } = await put(cart, 'day-sunday', 1, headers);
  expect([status, body.data.error?.code]).toEqual([200, code]);
});

test.each([
  ['elsewhere', 'membership.required'],
  ['better-there', undefined],
])('in a shop for members of level 2, the response to the account "%s" is: %s [MEM-02]', async (account, code) => {
  const headers = await as(account);
  const cart = await filledCart(shop, exampleShop('nachtwoud-leden'), {}, headers);
  expect((await put(cart, 'weekend-member', 1, headers)).body.data.error?.code).toBe(code);
});

test('a room requires a membership like any other product [MEM-02]', async () => {
  const choose = async (account: string) => {
    const headers = await as(account);
    const cart = await filledCart(shop, members, {}, headers);
    const choice = { productId: 'glamping-standard' };
    const { body } = await shop.cartCall(cart, 'PUT', '/products/hotel/solstrand-stays', choice, headers);
    return body.error?.code ?? body.data.error?.code;
  };
  expect(await choose('expired')).toBe('membership.required');
  expect(await choose('active')).toBeUndefined();
});

test('a membership in the same cart gives the buyer access; if it is removed, the order is refused [MEM-02]', async () => {
  const headers = await as('newcomer');
  const cart = await filledCart(shop, members, { 'membership-year': 1, 'weekend-member': 2 }, headers);
  expect((await fillForm(shop, cart, { headers })).body.data.checkoutAllowed).toBe(true);
  const without = (await put(cart, 'membership-year', 0, headers)).body.data;
  expect([without.checkoutAllowed, without.checkoutErrors]).toEqual([
    false,
    [{ code: 'membership.required', message: expect.stringContaining('members') }],
  ]);
  expect([(await place(cart, headers)).status, (await place(cart, headers)).body.error?.code]).toEqual([
    409,
    'membership.required',
  ]);
  // A smaller quantity is never refused.
  expect((await put(cart, 'weekend-member', 1, headers)).body.data.error).toBeUndefined();
  await put(cart, 'membership-month', 1, headers);
  expect((await place(cart, headers)).status).toBe(200);
});

test('the order is refused if the membership has ended since the cart was filled [MEM-02]', async () => {
  await giveMembership(shop.database, 'leaving');
  const headers = await as('leaving');
  const cart = await filledCart(shop, members, { 'weekend-member': 1 }, headers);
  await fillForm(shop, cart, { headers });
  await giveMembership(shop.database, 'leaving', { status: 'expired' });
  expect((await place(cart, headers)).body.error?.code).toBe('membership.required');
  await giveMembership(shop.database, 'leaving');
  expect((await place(cart, headers)).status).toBe(200);
});

test('other shops require no membership [MEM-02]', async () => {
  const cart = await filledCart(shop, exampleShop('solstrand-los'), {});
  expect((await put(cart, 'weekend', 1)).body.data.error).toBeUndefined();
});
