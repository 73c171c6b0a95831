import { getEventListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { testEvent } from '../../../testing/testEvent.ts';
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts';
import { findLockedRows } from '../stock/lockedRows.ts';
import { reservationBatcher } from '../stock/reservationBatcher.ts';
import { sendReservations } from '../stock/sendReservations.ts';
import { releaseExpired } from './releaseExpired.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function eventWithHolds(count: number, holdSeconds: number) {
  const event = await testEvent(database.pool, { weekend: count * 2, bus: count * 2 });
  const carts = await event.openCarts(count, holdSeconds);
  const { reserve } = reservationBatcher(sendReservations(database.pool), {
    findLocked: findLockedRows(database.pool),
  });
  await Promise.all(
    carts.flatMap((cartId) => [
      reserve({ eventId: event.eventId, cartId, productId: 'weekend', stockId: 'weekend', quantity: 2 }),
      reserve({ eventId: event.eventId, cartId, productId: 'bus', stockId: 'bus', quantity: 1 }),
    ]),
  );
  return { event, carts, reserve };
}

test('an expired hold is back on sale within 5 seconds, and its cart holds nothing more [CNT-07]', async () => {
  const { event, carts, reserve } = await eventWithHolds(1, 2);
  const sweeping = runPeriodically(
    () => releaseExpired(database.pool),
    500,
    (error) => expect(error).toBeUndefined(),
  );
  expect(await event.stockOf('weekend')).toEqual({ reserved: 2, inLines: 2 });
  await wait(1500);
  expect(await event.stockOf('weekend')).toEqual({ reserved: 2, inLines: 2 });
  const expiry = Date.now() + 500;
  while ((await event.stockOf('weekend')).reserved > 0) {
    expect(Date.now() - expiry).toBeLessThan(5000);
    await wait(50);
  }
  await sweeping.stop();
  expect(await event.stockOf('bus')).toEqual({ reserved: 0, inLines: 0 });
  const again = {
    eventId: event.eventId,
    cartId: carts[0] ?? '',
    productId: 'weekend',
    stockId: 'weekend',
    quantity: 1,
  };
  expect((await reserve(again)).outcome).toBe('closed');
});

test('10,000 carts that expire at once are released within 5 seconds, by two shops at once, each once [CNT-07]', async () => {
  const { event } = await eventWithHolds(10_000, 900);
  await database.pool.query("update carts set expires_at = now() - interval '1 second' where event_id = $1", [
    event.eventId,
  ]);
  const started = Date.now();
  const released = await Promise.all([releaseExpired(database.pool), releaseExpired(database.pool)]);
  expect(Date.now() - started).toBeLessThan(5000);
  expect(released.reduce((sum, part) => sum + part, 0)).toBe(10_000);
  expect(await event.stockOf('weekend')).toEqual({ reserved: 0, inLines: 0 });
  expect(await event.stockOf('bus')).toEqual({ reserved: 0, inLines: 0 });
});

test('work that fails is done again, and stopping waits for the work under way', async () => {
  let runs = 0;
  let finished = 0;
  const errors: unknown[] = [];
  const work = runPeriodically(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error('the database is away');
      await wait(20);
      finished += 1;
    },
    5,
    (error) => errors.push(error),
  );
  while (runs < 3) await wait(5);
  await work.stop();
  expect(errors).toHaveLength(1);
  expect(finished).toBe(runs - 1);
});

test('work that goes on for weeks leaves nothing behind with each pause', async () => {
  const stopping = new AbortController();
  jest.spyOn(globalThis, 'AbortController').mockReturnValueOnce(stopping);
  let runs = 0;
  const work = runPeriodically(
    async () => {
      runs += 1;
    },
    1,
    () => {},
  );
  while (runs < 20) await wait(5);
  const listening = getEventListeners(stopping.signal, 'abort').length;
  await work.stop();
  expect(listening).toBeLessThan(3);
});
