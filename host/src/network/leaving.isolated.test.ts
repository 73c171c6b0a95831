/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { failure } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { settled } from '../../testing/fakeShopApi.ts';
import { useFakeTimers } from '../../testing/useFakeTimers.ts';
import { followLeaving, longestLeave } from './leaving.ts';
import { whileOnline } from './whileOnline.ts';

beforeAll(() => useFakeTimers());

const store = createStore();
followLeaving(store);

const cancelled = failure({ code: 'network', message: '', status: 0 });
const refused = failure({ code: 'product.sold_out', message: '', status: 200 });

/**
 * Writes the cart during an event on the page.
 * @returns whether the write has its result after the given milliseconds.
 */
const isAnswered = async (happens: () => void, result = cancelled, milliseconds = 0) => {
  let answered = false;
  store.set(primitives.shopUpdateState, 'updating');
  const write = async () => {
    happens();
    return result;
  };
  void whileOnline(write).then(() => {
    answered = true;
  });
  await settled();
  store.set(primitives.shopUpdateState, '');
  jest.advanceTimersByTime(milliseconds);
  await settled();
  return answered;
};

const leave = () => dispatchEvent(new Event('beforeunload'));
const press = (link: string) => () => {
  document.body.innerHTML = link;
  document.querySelector('a')?.click();
};

afterEach(() => {
  jest.advanceTimersByTime(longestLeave);
});

test('a write that is cancelled while the page unloads has no result, unless the page stays [BYD-05]', async () => {
  expect(await isAnswered(leave, cancelled, longestLeave - 1)).toBe(false);
  jest.advanceTimersByTime(longestLeave);
  expect(await isAnswered(leave, cancelled, longestLeave)).toBe(true);
});

test('a press on a link out of the page counts as leaving', async () => {
  expect(await isAnswered(press('<a href="#next">'))).toBe(false);
});

test('a link that the shop handles itself does not count as leaving; a link to another tab does not either', async () => {
  expect(await isAnswered(press('<a href="#next" target="_blank">'))).toBe(true);
  expect(await isAnswered(press('<a href="#next" onclick="event.preventDefault()">'))).toBe(true);
});

test('an answer that has arrived is returned at once; on a page that stays, so is a lost write', async () => {
  expect(await isAnswered(leave, refused)).toBe(true);
  jest.advanceTimersByTime(longestLeave);
  expect(await isAnswered(() => {})).toBe(true);
});
