import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { doubtedDeadlineAtom } from './doubtedDeadlineAtom.ts';
import { watchExpiry } from './watchExpiry.ts';

const products = [productFor({ id: 'weekend' })];

const start = ({ timeout = 5, path = 'tickets', answer = 'confirm' as 'confirm' | 'cancel' } = {}) => {
  const cart = cartFor({ weekend: 1 }, products, { timeout });
  const page = pageFor({ serverNow: 0, config: configFor(), products, cart });
  const store = createPageStore(page, '/zomer/tickets');
  const openModal = jest.fn(async () => answer);
  const go = jest.fn();
  const closePanel = jest.fn(async () => {});
  const refetch = jest.fn();
  const forget = jest.fn(async () => store.set(primitives.cartDeadline, null));
  watchExpiry({ store, openModal, navigation: { go, closePanel, isAt: (at) => at === path }, refetch, forget });
  const at = (milliseconds: number) => store.set(primitives.serverNow, milliseconds);
  return { store, openModal, go, closePanel, refetch, forget, at };
};

test('when the cart expires, the shop’s home page and modal 6002 open once [CNT-02, CNT-03]', async () => {
  const { openModal, go, at } = start();
  at(4_999);
  expect(openModal).not.toHaveBeenCalled();
  at(5_000);
  at(6_000);
  at(7_000);
  await settled();
  expect(openModal).toHaveBeenCalledTimes(1);
  expect(openModal).toHaveBeenCalledWith(6002);
  expect(go).toHaveBeenCalledWith('');
});

test('on the shop’s home page only the panel closes [CNT-03]', () => {
  const { go, closePanel, at } = start({ path: '' });
  at(5_000);
  expect(go).not.toHaveBeenCalled();
  expect(closePanel).toHaveBeenCalled();
});

test('a page with a timeout of 0 expires at once [CNT-03]', () => {
  expect(start({ timeout: 0 }).openModal).toHaveBeenCalledWith(6002);
  expect(start({ timeout: -30 }).go).toHaveBeenCalledWith('');
});

test('a shopper who declines to start again also loses the expired cart [CNT-02]', async () => {
  const { forget, at } = start({ answer: 'cancel' });
  at(5_000);
  await settled();
  expect(forget).toHaveBeenCalledTimes(1);
});

test('a cart in payment does not expire [CNT-03]', () => {
  const { store, openModal, at } = start();
  store.set(primitives.cartDeadline, null);
  at(60_000);
  expect(openModal).not.toHaveBeenCalled();
});

test('after a jump of the machine’s clock the server is asked before the cart expires [CNT-01, CNT-02]', () => {
  const { store, openModal, refetch, at } = start();
  store.set(doubtedDeadlineAtom, 5_000);
  at(3_600_000);
  expect([openModal.mock.calls.length, refetch.mock.calls.length]).toEqual([0, 1]);
  // The server answers first that the cart has time left, and later that it has none.
  store.set(primitives.cartDeadline, 3_604_000);
  expect(openModal).not.toHaveBeenCalled();
  store.set(primitives.cartDeadline, 3_600_000);
  expect(openModal).toHaveBeenCalledWith(6002);
});
