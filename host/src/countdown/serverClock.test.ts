import { serverClock } from './serverClock.ts';

/** A machine with a system clock that users can set, and a monotonic clock. */
const machine = () => {
  const time = { local: 50_000, steady: 100 };
  const clock = serverClock(
    1_000_000,
    () => time.local,
    () => time.steady,
  );
  return {
    clock,
    passes(milliseconds: number) {
      time.local += milliseconds;
      time.steady += milliseconds;
    },
    isSetBy(milliseconds: number) {
      time.local += milliseconds;
    },
  };
};

test('the server’s time advances with the machine’s clock, even if that clock is wrong [CNT-01]', () => {
  const { clock, passes } = machine();
  expect(clock.now()).toBe(1_000_000);
  passes(7_500);
  expect([clock.now(), clock.hasJumped()]).toEqual([1_007_500, false]);
});

test('if the machine’s clock is set back, a cart gets no more time [CNT-01]', () => {
  const { clock, passes, isSetBy } = machine();
  isSetBy(-3_600_000);
  passes(1_000);
  expect([clock.now(), clock.hasJumped()]).toEqual([1_001_000, false]);
  passes(1_000);
  expect(clock.now()).toBe(1_002_000);
});

test('after a sleep the time is correct at once, and a possible jump of the clock is reported once [CNT-01]', () => {
  const { clock, isSetBy } = machine();
  isSetBy(600_000);
  expect(clock.now()).toBe(1_600_000);
  expect([clock.hasJumped(), clock.hasJumped()]).toEqual([true, false]);
});
