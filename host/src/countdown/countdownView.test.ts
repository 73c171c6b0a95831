import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { announcedTime, clockText, countdownView, passedLimit } from './countdownView.ts';
import { deadlineOf } from './deadlineOf.ts';
import { serverClock } from './serverClock.ts';

const seconds = (count: number) => countdownView(count * 1000);

test('the countdown shows from 420 s and is urgent from 200 s [CNT-01]', () => {
  expect(countdownView(null)).toBeNull();
  expect(seconds(421)).toBeNull();
  expect(seconds(420)).toEqual({ phase: 'shown', seconds: 420 });
  expect(seconds(201)).toEqual({ phase: 'shown', seconds: 201 });
  expect(seconds(200)).toEqual({ phase: 'urgent', seconds: 200 });
  expect(seconds(0)).toEqual({ phase: 'urgent', seconds: 0 });
});

test('a screen reader announces the remaining time only at 420, 200 and 60 seconds [CNT-01]', () => {
  const limits = Array.from({ length: 421 }, (_, past) => seconds(420 - past)).map((view) => view && passedLimit(view));
  expect([...new Set(limits)]).toEqual([420, 200, 60]);
  expect(limits[0]).toBe(420);
  expect(limits[220]).toBe(200);
  expect(limits[360]).toBe(60);
});

test('time is announced in minutes, and below a minute in seconds [CNT-01]', () => {
  expect(announcedTime(420)).toEqual({ key: 'countdown.said', count: 7 });
  expect(announcedTime(60)).toEqual({ key: 'countdown.said', count: 1 });
  expect(announcedTime(59)).toEqual({ key: 'countdown.saidSeconds', count: 59 });
  expect(announcedTime(18)).toEqual({ key: 'countdown.saidSeconds', count: 18 });
});

test('time is written as minutes and seconds', () => {
  expect(clockText(420)).toBe('7:00');
  expect(clockText(65)).toBe('1:05');
  expect(clockText(0)).toBe('0:00');
});

test('after a sleep of the machine, the clock is correct at once, without waiting for a tick [CNT-01]', () => {
  let local = 5_000;
  const clock = serverClock(1_000_000, () => local);
  expect(clock.now()).toBe(1_000_000);
  local += 3_600_000;
  expect(clock.now()).toBe(4_600_000);
});

test('a cart with contents expires after its timeout [CNT-01]', () => {
  const ticket = productFor({ id: 'weekend', price: 100 });
  const cart = cartFor({ weekend: 1 }, [ticket], { timeout: 90 });
  expect(deadlineOf(cart, 1_000)).toBe(91_000);
  expect(deadlineOf(null, 1_000)).toBeNull();
  expect(deadlineOf(cartFor({}, [ticket], { timeout: 90 }), 1_000)).toBeNull();
  expect(deadlineOf({ ...cart, status: 'in_payment' }, 1_000)).toBeNull();
  expect(deadlineOf({ ...cart, status: 'confirmed' }, 1_000)).toBeNull();
});
