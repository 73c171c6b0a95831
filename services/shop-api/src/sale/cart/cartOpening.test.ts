import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { type ShopKey, type TestShop, testShop } from '../../../testing/testShop.ts';
import { readQueueToken } from './readQueueToken.ts';

const regular: ShopKey = { eventId: 'solstrand-2027', token: 'solstrand-regular-sale' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const open = (request: { headers?: Record<string, string>; payload?: object }) =>
  shop.call(regular, { method: 'POST', url: '/shopping/carts', ...request });

test('a cart keeps the policy with which it was opened [API-02]', async () => {
  const { body } = await open({ headers: { 'x-policy-id': 'group-42' } });
  const cart = { id: String(body.data.id), token: String(body.data.token), shop: regular };
  expect((await shop.cartCall(cart, 'GET')).body.data.policyId).toBe('group-42');
  expect((await open({})).body.data.policyId).toBeNull();
});

test('the queue’s token is a string; if the client sends an array, the cart still opens, and a warning that contains no token is logged [CNT-09]', async () => {
  const warn = jest.fn();
  readQueueToken('one', { warn });
  readQueueToken(undefined, { warn });
  expect(warn).not.toHaveBeenCalled();
  readQueueToken(['one', 'two'], { warn });
  expect(warn.mock.calls).toEqual([[{ tokens: 2 }, expect.stringContaining('array')]]);

  for (const paymentQueueToken of ['one', ['one', 'two'], []]) {
    expect((await open({ payload: { paymentQueueToken } })).status).toBe(201);
  }
  for (const paymentQueueToken of [7, { token: 'one' }, [7]]) {
    expect((await open({ payload: { paymentQueueToken } })).status).toBe(400);
  }
});

test('refund protection is accepted or declined once, and is not available in a shop without it [INS-01]', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  const choose = (quantity: number) =>
    shop.cartCall(cart, 'PUT', '/products', { productId: 'refund-protection', quantity });
  // 6.5 % of 189.00 and of the order fee of 2.50.
  expect((await choose(1)).body.data).toMatchObject({ totals: { insurance: 1245 } });
  expect((await choose(2)).body.data.error?.code).toBe('validation.product.maximum');
  expect((await choose(0)).body.data).toMatchObject({ totals: { insurance: 0 } });
  await shop.database.pool.query(
    `update shops set config = config || '{"disableRefund": true}' where slug = 'solstrand-los'`,
  );
  const without = await filledCart(shop, exampleShop('solstrand-los'), { weekend: 1 });
  const refused = await shop.cartCall(without, 'PUT', '/products', { productId: 'refund-protection', quantity: 1 });
  expect(refused.body.data.error?.code).toBe('product.not_found');
});
