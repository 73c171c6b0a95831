import { filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const renew = (cart: OwnCart, isHandedOver: boolean, headers: object = {}) =>
  shop.cartCall(cart, 'POST', '/token', { isHandedOver }, headers);
const renewed = async (cart: OwnCart, isHandedOver = true, headers: object = {}): Promise<OwnCart> => {
  const { body } = await renew(cart, isHandedOver, headers);
  return { ...cart, token: String(body.data.token) };
};
const statusOf = async (cart: OwnCart, headers: object = {}) =>
  (await shop.cartCall(cart, 'GET', '', undefined, headers)).status;
const put = (cart: OwnCart, quantity: number) =>
  shop.cartCall(cart, 'PUT', '/products', { productId: 'shower', quantity });
const as = async (account: string) => ({ 'x-user-token': await shop.tokenOf(account) });

test('after a cart is handed over, its former token gives no access [SSO-06]', async () => {
  const sent = await filledCart(shop, regularShop, { shower: 1 });
  const own = await renewed(sent);
  expect(own.token).not.toBe(sent.token);
  expect([await statusOf(sent), (await put(sent, 2)).status]).toEqual([404, 404]);
  expect((await put(own, 2)).body.data.products).toEqual({ shower: 2 });
  expect((await renew(sent, true)).status).toBe(404);
  expect(await statusOf(own)).toBe(200);
});

test('a lost response does no harm: the former token can be exchanged until the new one is used, but not afterwards [SSO-06]', async () => {
  const sent = await filledCart(shop, regularShop, { shower: 1 });
  const lost = await renewed(sent);
  const again = await renewed(sent);
  expect(await statusOf(lost)).toBe(404);
  expect(await statusOf(again)).toBe(200);
  expect((await renew(sent, true)).status).toBe(404);
  expect(await statusOf(again)).toBe(200);
});

test('after 20 concurrent exchanges, each followed by a first use, exactly one client has access [SSO-06]', async () => {
  const sent = await filledCart(shop, regularShop, { shower: 1 });
  const holders = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { status, body } = await renew(sent, true);
      if (status !== 200) return { status, cart: null };
      const cart = { ...sent, token: String(body.data.token) };
      return { status: await statusOf(cart), cart };
    }),
  );
  const able = [];
  for (const { cart } of holders) if (cart && (await statusOf(cart)) === 200) able.push(cart);
  expect(able.length).toBe(1);
  expect((await renew(sent, true)).status).toBe(404);
});

test('a person who hands a cart over loses access by account, and their form and choices are removed from the cart [SSO-06]', async () => {
  const sender = await as('sam');
  const sent = await filledCart(shop, regularShop, { shower: 1 });
  await fillForm(shop, sent, { headers: sender, buyer: { firstName: 'Sender' } });
  const own = await renewed(sent);
  const { body } = await shop.cartCall(own, 'GET');
  expect(body.data).toMatchObject({ products: { shower: 1 }, formVersion: null, choices: { termsVersion: null } });
  expect(body.data).not.toHaveProperty('email');
  expect(await statusOf({ ...sent, token: '' }, sender)).toBe(404);
  await fillForm(shop, own, { buyer: { firstName: 'Victim' } });
  expect(await statusOf({ ...sent, token: '' }, sender)).toBe(404);
});

test('at a login a cart keeps its form and choices, but a cart of another account loses them [SSO-06]', async () => {
  const cart = await filledCart(shop, regularShop, { shower: 1 });
  await fillForm(shop, cart);
  const noors = await renewed(cart, false, await as('noor'));
  const { body } = await shop.cartCall(noors, 'GET');
  expect(body.data).toMatchObject({ email: expect.stringContaining('@'), products: { shower: 1 } });
  expect(await statusOf({ ...cart, token: '' }, await as('noor'))).toBe(200);
  const sams = await renewed(noors, false, await as('sam'));
  expect((await shop.cartCall(sams, 'GET')).body.data).toMatchObject({ formVersion: null });
  expect(await statusOf({ ...cart, token: '' }, await as('noor'))).toBe(404);
});

test('a cart in payment is not handed over, so that no visitor pays the order of another, but its holder may log in [SSO-06]', async () => {
  const cart = await filledCart(shop, regularShop, { shower: 1 });
  await fillForm(shop, cart);
  await postOrder(shop, cart, {
    paymentMethod: 'card',
    redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
  });
  const refused = await renew(cart, true);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'cart.in_payment']);
  const own = await renewed(cart, false, await as('noor'));
  expect([await statusOf(own), await statusOf(cart)]).toEqual([200, 404]);
});

test('a cart with an order in any status is not handed over, but its holder may log in [SSO-06]', async () => {
  const cart = await readyCart(shop, regularShop, { shower: 1 });
  await placeOrder(shop, cart);
  const canceled = await shop.cartCall(cart, 'DELETE', '/orders');
  expect(canceled.status).toBe(200);
  const refused = await renew(cart, true);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'cart.confirmed']);
  const own = await renewed(cart, false, await as('noor'));
  expect(await statusOf(own)).toBe(200);
  expect((await renew(own, false, await as('sam'))).status).toBe(409);
});

test('an order is placed only with the form that the payer has seen; after a change of the form, the new one must be shown first [BYD-03]', async () => {
  const cart = await filledCart(shop, regularShop, { shower: 1 });
  const { body } = await fillForm(shop, cart, {
    buyer: { email: 'payer@example.com', emailconfirm: 'payer@example.com' },
  });
  const place = (expectedForm: unknown) =>
    postOrder(shop, cart, {
      paymentMethod: 'card',
      redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
      expectedForm,
    });
  const shown = body.data.formVersion;
  const changed = await fillForm(shop, cart, {
    buyer: { email: 'sender@example.com', emailconfirm: 'sender@example.com' },
  });
  const refused = await place(shown);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'order.form_changed']);
  const { rowCount } = await shop.database.pool.query('select 1 from orders where cart_id = $1', [cart.id]);
  expect(rowCount).toBe(0);
  expect((await place(changed.body.data.formVersion)).status).toBe(200);
});

test('a link with a wrong token gives no access, not even for the account of the cart [SSO-06]', async () => {
  const noor = await as('noor');
  const own = await filledCart(shop, regularShop, { shower: 1 }, noor);
  expect((await renew({ ...own, token: 'A'.repeat(43) }, true, noor)).status).toBe(404);
  expect(await statusOf(own)).toBe(200);
  // At a login the account is enough.
  expect((await renew({ ...own, token: 'A'.repeat(43) }, false, noor)).status).toBe(200);
});
