/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { primitives } from '@festival/shared-contracts/state/primitives';
import { pageFor } from '../../testing/pageFor.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { doubtedDeadlineAtom } from './doubtedDeadlineAtom.ts';
import { syncServerTime } from './syncServerTime.ts';

const start = (deadline: number | null) => {
  const store = createPageStore(pageFor({ serverNow: 0 }), '/zomer');
  store.set(primitives.cartDeadline, deadline);
  const time = { now: 0, hasJumped: false };
  const onWake = jest.fn();
  syncServerTime({
    store,
    clock: {
      now: () => time.now,
      hasJumped() {
        const { hasJumped } = time;
        time.hasJumped = false;
        return hasJumped;
      },
    },
    onWake,
  });
  return { store, time, onWake };
};

beforeEach(useFakeTimers);

test('the page’s time is updated every second while a cart has a deadline [CNT-01]', async () => {
  const { store, time, onWake } = start(9_000);
  time.now = 1_003;
  await pass(1_000);
  expect(store.get(primitives.serverNow)).toBe(1_003);
  expect([store.get(doubtedDeadlineAtom), onWake.mock.calls.length]).toEqual([null, 0]);
});

test('a jump of the clock marks the deadline as doubtful and fetches the cart once [CNT-01]', async () => {
  const { store, time, onWake } = start(9_000);
  Object.assign(time, { now: 3_600_000, hasJumped: true });
  await pass(3_000);
  expect([store.get(doubtedDeadlineAtom), onWake.mock.calls.length]).toEqual([9_000, 1]);
  expect(store.get(primitives.serverNow)).toBe(3_600_000);
});

test('without a cart a jump sends no request', async () => {
  const { time, onWake } = start(null);
  time.hasJumped = true;
  await pass(3_000);
  expect(onWake).not.toHaveBeenCalled();
});
