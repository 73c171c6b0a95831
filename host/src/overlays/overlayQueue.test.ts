import type { ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { checkoutViewAtom } from '@festival/shared-contracts/state/shopState';
import { createStore } from 'jotai/vanilla';
import { settled } from '../../testing/fakeShopApi.ts';
import { checkoutPanelStateAtom } from './checkoutPanelStateAtom.ts';
import { dueToastsAtom } from './dueToastsAtom.ts';
import { overlayQueue } from './overlayQueue.ts';
import { shownModalAtom } from './shownModalAtom.ts';

const everyEffect = (carryOut: (effect: ModalEffect) => void) =>
  new Proxy({} as Record<ModalEffect, () => void>, {
    get: (_, effect) => () => carryOut(effect as ModalEffect),
  });

const start = () => {
  const store = createStore();
  const carryOut = jest.fn();
  const overlays = overlayQueue(store);
  overlays.setEffects(everyEffect(carryOut));
  const open = () => store.get(primitives.modal)?.code;
  const answer = async (given: 'confirm' | 'cancel') => {
    store.get(shownModalAtom)?.answer(given);
    await settled();
  };
  return { ...overlays, store, carryOut, open, answer };
};

test('a decision has two answers, and each has its own effect [OVL-03]', async () => {
  const { openModal, carryOut, open, answer } = start();
  const again = openModal(6002);
  await settled();
  expect(open()).toBe(6002);
  await answer('cancel');
  expect(await again).toBe('cancel');
  expect(carryOut).toHaveBeenLastCalledWith('goHome');
  void openModal(6002);
  await settled();
  await answer('confirm');
  expect(carryOut).toHaveBeenLastCalledWith('restart');
  expect(open()).toBeUndefined();
});

test('a message has one answer, even if Escape closes it [OVL-03]', async () => {
  const { openModal, carryOut, answer } = start();
  const answered = openModal(4004);
  await settled();
  await answer('cancel');
  expect(await answered).toBe('confirm');
  expect(carryOut).toHaveBeenLastCalledWith('restart');
});

test('one modal is open at a time, and the next one opens after its answer [OVL-03]', async () => {
  const { openModal, open, answer } = start();
  void openModal(5000);
  void openModal(5004);
  await settled();
  expect(open()).toBe(5000);
  await answer('confirm');
  expect(open()).toBe(5004);
  await answer('confirm');
  expect(open()).toBeUndefined();
});

test('a modal that is already open is not opened twice [OVL-03]', async () => {
  const { openModal, open, answer } = start();
  const both = Promise.all([openModal(8000, { message: 'Full.' }), openModal(8000, { message: 'Full.' })]);
  await settled();
  await answer('confirm');
  expect(await both).toEqual(['confirm', 'confirm']);
  expect(open()).toBeUndefined();
});

test('a decision opens over a message, and a modal that ends the visit opens over both; each returns afterwards [OVL-11]', async () => {
  const { openModal, open, answer } = start();
  void openModal(5004);
  void openModal(6003);
  expect(open()).toBe(6003);
  void openModal(8002, { title: 'Storm', message: 'Later.' });
  expect(open()).toBe(6003);
  await answer('cancel');
  expect(open()).toBe(5004);
  await answer('confirm');
  expect(open()).toBe(8002);
});

test('an answer that leaves the page dismisses the other modals without calling their effects', async () => {
  const { openModal, carryOut, open, answer } = start();
  const removal = openModal(6001);
  const timeUp = openModal(6002);
  expect(open()).toBe(6002);
  await answer('cancel');
  expect(await timeUp).toBe('cancel');
  expect(await removal).toBe('cancel');
  expect(carryOut.mock.calls).toEqual([['goHome']]);
  expect(open()).toBeUndefined();
});

test('the effect runs before the opener’s promise resolves', async () => {
  const { openModal, carryOut, answer } = start();
  const answered = openModal(6002).then(() => carryOut('answered'));
  await answer('confirm');
  await answered;
  expect(carryOut.mock.calls).toEqual([['restart'], ['answered']]);
});

test('a modal covers the checkout panel; a panel that opens later waits for the modal [OVL-11]', async () => {
  const { store, openModal, showCheckout, answer } = start();
  const panelState = () => store.get(checkoutPanelStateAtom);
  showCheckout('basket');
  expect(panelState()).toBe('open');
  void openModal(6001);
  expect(panelState()).toBe('covered');
  showCheckout('form');
  expect(store.get(checkoutViewAtom)).toBe('form');
  await answer('cancel');
  expect(panelState()).toBe('open');
  showCheckout('closed');
  void openModal(5000);
  showCheckout('basket');
  expect(panelState()).toBe('closed');
  await answer('confirm');
  expect(panelState()).toBe('open');
});

test('a toast waits until no dialog is open [OVL-11]', async () => {
  const { store, openModal, showCheckout, showToast, answer } = start();
  showCheckout('basket');
  void openModal(5000);
  showToast({ title: 'Saved' });
  showToast({ title: 'Added' });
  expect(store.get(dueToastsAtom)).toEqual([]);
  await answer('confirm');
  expect(store.get(dueToastsAtom)).toEqual([]);
  showCheckout('closed');
  expect(store.get(dueToastsAtom)).toEqual([{ title: 'Saved' }, { title: 'Added' }]);
  store.set(dueToastsAtom);
  expect(store.get(dueToastsAtom)).toEqual([]);
});
