/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createMemoryRouter } from 'react-router-dom';
import { settled } from '../../testing/fakeShopApi.ts';
import { cartAnswer, startServerCart, writes } from '../../testing/startServerCart.ts';
import { cartEntry } from './cartEntry.ts';
import { keepUpgradedOrder } from './upgrade/keepUpgradedOrder.ts';

const queueUrl = 'https://queue.example/zomer';
const upgrading = { upgradableOrder: { skipTravel: false, skipBus: false, upgrades: [] } };
const query = '?policyId=group-42&orderId=o1&accessId=a1&paymentQueueToken=pass';

const open = async (search: string, config: Parameters<typeof configFor>[0] = {}) => {
  const page = startServerCart(null, { config: configFor(config) });
  page.search.mockReturnValue(search);
  keepUpgradedOrder({
    store: page.store,
    router: createMemoryRouter([{ path: '*' }], { initialEntries: [`/zomer${search}`] }),
  });
  const done = page.writer.setQuantity('weekend', 1);
  await settled();
  return { ...page, done, opening: page.api.last() };
};

test('opening a cart sends the policy, the order to upgrade and its proof; a write sends the order too [API-02, RTE-12]', async () => {
  const { api, opening, done } = await open(query, upgrading);
  expect(opening).toMatchObject({ name: 'POST /shopping/carts', body: {} });
  expect(opening.headers).toMatchObject({
    'x-policy-id': 'group-42',
    'x-upgradable-order-id': 'o1',
    'x-access-id': 'a1',
  });
  await opening.answer(cartAnswer({}));
  const write = api.last();
  expect(write.name).toBe(writes);
  expect(write.headers).toMatchObject({ 'x-upgradable-order-id': 'o1', 'x-access-id': 'a1' });
  expect(write.headers['x-policy-id']).toBeUndefined();
  await write.answer(cartAnswer({ weekend: 1 }));
  expect(await done).toMatchObject({ ok: true });
});

test('a shop that upgrades no orders receives no order [API-02, UPG-02]', () => {
  expect(cartEntry(configFor(upgrading), query).ofWrite).toEqual({ upgradableOrder: 'o1', access: 'a1' });
  expect(cartEntry(configFor(), query).ofOpening).toEqual({ policy: 'group-42' });
  expect(cartEntry(configFor(upgrading), '').ofOpening).toEqual({});
});

test('opening a cart sends the waiting room’s token if the queue is on; no other call sends it [CNT-09]', async () => {
  const { api, opening } = await open(query, { queueUrl });
  expect(opening.body).toEqual({ paymentQueueToken: 'pass' });
  await opening.answer(cartAnswer({}));
  expect(api.last().body).toEqual({ productId: 'weekend', quantity: 1 });
  expect((await open(query)).opening.body).toEqual({});
});

test('of a repeated token the first value counts, and the warning to operators does not contain it [CNT-09]', async () => {
  const { opening, report } = await open('?paymentQueueToken=one&paymentQueueToken=two', { queueUrl });
  expect(opening.body).toEqual({ paymentQueueToken: 'one' });
  expect(report.mock.calls).toEqual([
    [{ kind: 'queue.token', message: 'paymentQueueToken is an array of 2, not a string' }],
  ]);
});

test.each(['queue.token_missing', 'queue.token_invalid', 'queue.token_used'])(
  'when a shop refuses with %s, the page leaves for the waiting room without a message; the press waits for the next page [CNT-09]',
  async (code) => {
    const { opening, leave, openModal, store, shown } = await open('', { queueUrl });
    await opening.answer({ error: { code, message: '' } }, 403);
    expect(leave.mock.calls).toEqual([[queueUrl]]);
    expect(openModal).not.toHaveBeenCalled();
    expect([shown('weekend'), store.get(primitives.pendingQuantities)]).toEqual([1, { weekend: 1 }]);
    // A visitor who returns with Back sees that the product is not in the cart.
    window.dispatchEvent(new Event('pageshow'));
    await settled();
    expect(openModal).toHaveBeenCalledTimes(1);
    expect(shown('weekend')).toBe(0);
  },
);

test('any other refusal of a new cart is explained on the page [CNT-09]', async () => {
  const { opening, leave, openModal } = await open('', { queueUrl });
  await opening.answer({ error: { code: 'shop.closed', message: '' } }, 409);
  expect(leave).not.toHaveBeenCalled();
  expect(openModal).toHaveBeenCalledWith(4000, {});
});
