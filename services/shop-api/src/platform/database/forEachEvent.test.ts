import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { forEachEvent } from './forEachEvent.ts';

const events = Array.from({ length: 12 }, (_, index) => `event-${String(index).padStart(2, '0')}`);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('insert into events select id, id from unnest($1::text[]) id', [events]);
});
afterAll(() => database.drop());

test('if the work for one event fails, the other events are still processed, and the failure is thrown afterwards', async () => {
  const done: string[] = [];
  const working = forEachEvent(database.pool, async (eventId) => {
    if (eventId === 'event-00') throw new Error('its node is away');
    done.push(eventId);
  });
  await expect(working).rejects.toThrow('its node is away');
  expect(done.sort()).toEqual(events.slice(1));
});

test('several failures are thrown as one error', async () => {
  const working = forEachEvent(database.pool, async (eventId) => {
    if (eventId < 'event-02') throw new Error(eventId);
  });
  const thrown = await working.catch((error: AggregateError) => error);
  expect((thrown as AggregateError).errors).toEqual([new Error('event-00'), new Error('event-01')]);
});

test('an event whose node hangs does not block the others', async () => {
  const hanging = Promise.withResolvers<void>();
  const done: string[] = [];
  const working = forEachEvent(database.pool, async (eventId) => {
    if (eventId === 'event-00') await hanging.promise;
    done.push(eventId);
    if (done.length === events.length - 1) hanging.resolve();
  });
  await working;
  expect(done.at(-1)).toBe('event-00');
});
