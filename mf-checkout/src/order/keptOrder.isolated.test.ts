/** @jest-environment ./host/testing/pageEnvironment.cjs */
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { keptOrder } from './keptOrder.ts';

const order: OrderPage = {
  reference: '123456789',
  status: 'completed',
  placedAt: '2027-05-02T10:00:00Z',
  total: 1,
  refunded: 0,
  email: 'noor@example.org',
  lines: [],
  tickets: [],
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a stored order is found only by its link, and an invalid stored order is ignored [BYD-06]', async () => {
  keptOrder.save('a', null, order);
  expect(await keptOrder.read('a', null)).toEqual(order);
  expect(await keptOrder.read('b', null)).toBeNull();
  for (const broken of ['{', '{"token":"a","order":{}}']) {
    localStorage.setItem('mf_checkout:order', broken);
    expect(await keptOrder.read('a', null)).toBeNull();
  }
});

test('an account’s stored order is deleted when the account is signed out, and a guest’s is not [SSO-04]', async () => {
  keptOrder.save('a', 'noor', order);
  expect(await keptOrder.read('a', null)).toBeNull();
  keptOrder.forgetOfOthers('noor');
  expect(await keptOrder.read('a', 'noor')).toEqual(order);
  keptOrder.forgetOfOthers(null);
  expect(localStorage).toHaveLength(0);
  keptOrder.save('a', null, order);
  keptOrder.forgetOfOthers('noor');
  expect(await keptOrder.read('a', 'noor')).toEqual(order);
});

test('a browser that refuses storage stores nothing, and does not throw', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keptOrder.save('a', null, order);
  keptOrder.forget();
  expect(await keptOrder.read('a', null)).toBeNull();
});
