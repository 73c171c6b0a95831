/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai/vanilla';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { followPayment } from './followPayment.ts';

const products = [productFor({ id: 'weekend' })];

beforeEach(useFakeTimers);

test('a tab whose cart is being paid in another tab polls the cart until the payment has ended [CNT-08]', async () => {
  const store = createStore();
  const refetch = jest.fn();
  followPayment({ store, refetch });
  await pass(30_000);
  expect(refetch).not.toHaveBeenCalled();
  store.set(primitives.cart, cartFor({ weekend: 1 }, products, { status: 'in_payment' }));
  await pass(30_000);
  expect(refetch).toHaveBeenCalledTimes(3);
  store.set(primitives.cart, cartFor({ weekend: 1 }, products, { status: 'shopping' }));
  await pass(30_000);
  expect(refetch).toHaveBeenCalledTimes(3);
});
