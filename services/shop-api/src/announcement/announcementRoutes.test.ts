import { regularShop, shortHoldShop, testFestival } from '../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../testing/testShop.ts';
import { announce } from './announce.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const announcement = async (key = regularShop) => {
  const { status, body, headers } = await shop.call(key, { url: `/shopping/announcement?time=${Date.now()}` });
  return { status, type: headers['content-type'], body: body as unknown };
};

test('a shop has no announcement at first, then one with title and error as JSON, then none again [NTC-01]', async () => {
  const silent = { status: 200, type: 'application/json; charset=utf-8', body: { message: null } };
  expect(await announcement()).toEqual(silent);
  const announced = { slug: 'solstrand', minutes: 5, title: 'Storing bij iDEAL', message: 'Betaal even met je kaart.' };
  expect(await announce(shop.database.pool, announced)).toEqual({ ok: true });
  const message = { title: announced.title, error: announced.message };
  expect(await announcement()).toEqual({ ...silent, body: { message } });
  // Another shop of the festival has no announcement, and neither has an unknown shop.
  expect(await announcement(shortHoldShop)).toEqual(silent);
  expect(await announce(shop.database.pool, { ...announced, slug: 'nobody' })).toEqual({
    ok: false,
    error: 'unknownShop',
  });
  // A second announcement replaces the first, and ends after its time.
  await announce(shop.database.pool, { ...announced, title: 'Nog steeds' });
  expect((await announcement()).body).toEqual({ message: { ...message, title: 'Nog steeds' } });
  await shop.database.pool.query(`update announcements set shows_until = now() where shows_until > now()`);
  expect(await announcement()).toEqual(silent);
});

test('the request for an announcement requires a shop’s token and the query parameter for the time [NTC-01, API-06]', async () => {
  expect((await shop.call(null, { url: '/shopping/announcement?time=1' })).status).toBe(401);
  expect((await shop.call(regularShop, { url: '/shopping/announcement' })).status).toBe(400);
});
