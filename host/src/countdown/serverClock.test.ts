import { serverClock } from './serverClock.ts';

/** A machine with a clock that people set, and one that only counts. */
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

test('the server’s time goes on with the machine’s, however wrong that is [CNT-01]', () => {
  const { clock, passes } = machine();
  expect(clock.now()).toBe(1_000_000);
  passes(7_500);
  expect([clock.now(), clock.hasJumped()]).toEqual([1_007_500, false]);
});

test('a machine’s clock that is set back does not give a cart more time [CNT-01]', () => {
  const { clock, passes, isSetBy } = machine();
  isSetBy(-3_600_000);
  passes(1_000);
  expect([clock.now(), clock.hasJumped()]).toEqual([1_001_000, false]);
  passes(1_000);
  expect(clock.now()).toBe(1_002_000);
});

test('after a sleep the time is right at once; that it may be the clock that was moved on is told once [CNT-01]', () => {
  const { clock, isSetBy } = machine();
  isSetBy(600_000);
  expect(clock.now()).toBe(1_600_000);
  expect([clock.hasJumped(), clock.hasJumped()]).toEqual([true, false]);
});
