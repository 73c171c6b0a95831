import type { ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import { modalAtom } from '@festival/shared-contracts/state/shopState';
import { createStore } from 'jotai/vanilla';
import { settled } from '../../jest/fakeShopApi.ts';
import { answerModalAtom, modalQueue } from './modalQueue.ts';

const everyEffect = (carryOut: (effect: ModalEffect) => void) =>
  new Proxy({} as Record<ModalEffect, () => void>, {
    get: (_, effect) => () => carryOut(effect as ModalEffect),
  });

const start = () => {
  const store = createStore();
  const carryOut = jest.fn();
  const { openModal, carryOutBy } = modalQueue(store);
  carryOutBy(everyEffect(carryOut));
  const open = () => store.get(modalAtom)?.code;
  const answer = async (given: 'confirm' | 'cancel') => {
    store.get(answerModalAtom)?.answer(given);
    await settled();
  };
  return { openModal, carryOut, open, answer };
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

test('a message has one answer, also when it is closed by Escape [OVL-03]', async () => {
  const { openModal, carryOut, answer } = start();
  const told = openModal(4004);
  await settled();
  await answer('cancel');
  expect(await told).toBe('confirm');
  expect(carryOut).toHaveBeenLastCalledWith('restart');
});

test('one modal is open at a time, the next one after its answer [OVL-03]', async () => {
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

test('what is asked already is not asked twice [OVL-03]', async () => {
  const { openModal, open, answer } = start();
  const both = Promise.all([openModal(8000, { message: 'Full.' }), openModal(8000, { message: 'Full.' })]);
  await settled();
  await answer('confirm');
  expect(await both).toEqual(['confirm', 'confirm']);
  expect(open()).toBeUndefined();
});
