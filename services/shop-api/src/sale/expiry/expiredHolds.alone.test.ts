import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import { eventually } from '@festival/service-kit/testing/eventually';
import { promisedMilliseconds } from '@festival/service-kit/testing/promisedMilliseconds';
import { eventWithHolds } from '../../../testing/eventWithHolds.ts';
import { nearEndOfHold } from '../../../testing/nearEndOfHold.ts';
import { staysFestival, staysShop } from '../../../testing/staysShop.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import { releaseExpired } from './releaseExpired.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Returns how many milliseconds the work takes. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

test('the stock of an expired hold is available again within 5 seconds [CNT-07]', async () => {
  const { event, carts } = await eventWithHolds(database.pool, 1);
  const sweeping = runPeriodically(
    () => releaseExpired(database.pool),
    500,
    (error) => expect(error).toBeUndefined(),
  );
  await nearEndOfHold(database.pool, carts[0] ?? '', 0);
  const took = await timeOf(() =>
    eventually('it is back on sale', async () => (await event.stockOf('weekend')).reserved === 0),
  );
  await sweeping.stop();
  expect(took).toBeLessThan(promisedMilliseconds(5));
});

test('two concurrent shops release 10,000 carts that expire together within 5 seconds [CNT-07]', async () => {
  const { event } = await eventWithHolds(database.pool, 10_000);
  await database.pool.query("update carts set expires_at = now() - interval '1 second' where event_id = $1", [
    event.eventId,
  ]);
  const took = await timeOf(() => Promise.all([releaseExpired(database.pool), releaseExpired(database.pool)]));
  expect(await event.stockOf('weekend')).toEqual({ reserved: 0, inLines: 0 });
  expect(took).toBeLessThan(promisedMilliseconds(5));
});

test('an expired cart’s rooms, extras and tickets are available again within 5 seconds [CNT-07]', async () => {
  const shop = await staysShop([staysFestival()]);
  try {
    const cart = await shop.openCart(regularShop);
    await shop.choose(cart, 'hotel-dune-seaview~4');
    await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-late-checkout', amount: 2 });
    const counted = ['hotel-dune-seaview', 'stay-late-checkout', 'travel-ticket'];
    const reserved = () => Promise.all(counted.map(async (id) => (await shop.stockOf(id))?.reserved));
    expect(await reserved()).toEqual([2, 2, 4]);
    await nearEndOfHold(shop.database.pool, cart.id, 0);
    const took = await timeOf(() =>
      eventually('all is given back', async () => (await reserved()).every((left) => left === 0)),
    );
    expect(took).toBeLessThan(promisedMilliseconds(5));
  } finally {
    await shop.close();
  }
});
