import { getEventListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import { eventually } from '@festival/service-kit/testing/eventually';
import { eventWithHolds } from '../../../testing/eventWithHolds.ts';
import { nearEndOfHold } from '../../../testing/nearEndOfHold.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { releaseExpired } from './releaseExpired.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('the stock of an expired hold is available again, a running hold is kept, and the expired cart is empty [CNT-07]', async () => {
  const { event, carts, reserve } = await eventWithHolds(database.pool, 1);
  let sweeps = 0;
  const sweeping = runPeriodically(
    async () => {
      await releaseExpired(database.pool);
      sweeps += 1;
    },
    20,
    (error) => expect(error).toBeUndefined(),
  );
  expect(await event.stockOf('weekend')).toEqual({ reserved: 2, inLines: 2 });
  await eventually('it was looked for', () => sweeps > 1);
  expect(await event.stockOf('weekend')).toEqual({ reserved: 2, inLines: 2 });
  await nearEndOfHold(database.pool, carts[0] ?? '', 0);
  await eventually('it is back on sale', async () => (await event.stockOf('weekend')).reserved === 0);
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

test('two concurrent shops release 10,000 carts that expire together, each cart once [CNT-07]', async () => {
  const { event } = await eventWithHolds(database.pool, 10_000);
  await database.pool.query("update carts set expires_at = now() - interval '1 second' where event_id = $1", [
    event.eventId,
  ]);
  const released = await Promise.all([releaseExpired(database.pool), releaseExpired(database.pool)]);
  expect(released.reduce((sum, part) => sum + part, 0)).toBe(10_000);
  expect(await event.stockOf('weekend')).toEqual({ reserved: 0, inLines: 0 });
  expect(await event.stockOf('bus')).toEqual({ reserved: 0, inLines: 0 });
});

test('a failed run is repeated, and stopping waits for the running work', async () => {
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

test('a job that runs for weeks has no memory leak from its pauses', async () => {
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
