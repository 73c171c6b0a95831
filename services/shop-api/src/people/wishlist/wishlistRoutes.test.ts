import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import { nachtwoud } from '@festival/example-festivals/nachtwoud/nachtwoud';
import { regularShop, shortHoldShop, testFestival } from '../../../testing/testFestival.ts';
import { type ShopKey, type TestShop, testShop } from '../../../testing/testShop.ts';

/** The preview of a pre-registration. */
const previewShop: ShopKey = { eventId: 'solstrand-2027', token: 'preview' };
const withPreview = ({ shops, ...festival }: FestivalSeed): FestivalSeed => {
  const [regular] = shops;
  if (!regular) return { ...festival, shops };
  const config = { ...regular.config, slug: 'preview', shopToken: 'preview', previewMode: true, preregistration: true };
  return { ...festival, shops: [...shops, { ...regular, config }] };
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([withPreview(testFestival(2, { registrationEndsAt: '2026-01-01T12:00:00+01:00' })), nachtwoud]);
});
afterAll(() => shop.close());

const event = 'solstrand-2027';
const stay = { id: 'hotel-1', packageId: 'dune', name: 'Dune', occupation: 2, totalPrice: 149.5 };
const wishlist = {
  year: 2027,
  products: { weekend: 2 },
  preferences: { music: 'techno', nights: 3 },
  travelCart: stay,
};

type Options = { of?: string | null; from?: ShopKey; brand?: string; below?: string };

async function members(method: 'GET' | 'PUT' | 'DELETE', payload?: object, options: Options = {}) {
  const { of = 'noor', from = regularShop, brand = 'solstrand', below = `/wishlists/${event}` } = options;
  const headers = { 'x-brand': brand, ...(of === null ? {} : { 'x-user-token': await shop.tokenOf(of) }) };
  return shop.call(from, { method, url: `/members${below}`, headers, ...(payload ? { payload } : {}) });
}

const linked = (below: string, brand = 'solstrand') =>
  shop.call(null, { method: 'GET', url: `/members/wishlists/${event}/users/${below}`, headers: { 'x-brand': brand } });

async function linkOf(account: string): Promise<string> {
  const { body } = await members('PUT', wishlist, { of: account });
  return `${account}/${body.data.verifier}`;
}

test('an account’s wishlist is read as it was saved: products, stay, preferences, year [WSH-02, API-05]', async () => {
  expect((await members('GET', undefined, { of: 'nobody-yet' })).status).toBe(404);
  const saved = await members('PUT', wishlist);
  expect(saved.status).toBe(200);
  const { body } = await members('GET');
  expect(body.data).toMatchObject({ ...wishlist, isMemberSaleUsed: false });
  expect(body.data).toEqual(saved.body.data);
  expect((await members('GET', undefined, { below: `/wishlists/${event}?year=2027` })).status).toBe(200);
  expect((await members('GET', undefined, { below: `/wishlists/${event}?year=2026` })).status).toBe(404);
});

test('a preview saves no wishlist and removes no stay; the account keeps what it saved before [BRD-04]', async () => {
  await members('PUT', wishlist, { of: 'looks-ahead' });
  for (const [method, below] of [
    ['PUT', `/wishlists/${event}`],
    ['DELETE', `/wishlists/${event}/travel-cart`],
  ] as const) {
    const payload = method === 'PUT' ? { ...wishlist, products: {} } : undefined;
    const { status, body } = await members(method, payload, { of: 'looks-ahead', from: previewShop, below });
    expect([status, body.error?.code]).toEqual([409, 'wishlist.preview']);
  }
  expect((await members('GET', undefined, { of: 'looks-ahead' })).body.data).toMatchObject(wishlist);
});

test('saved registration answers are kept if a later save has none, since another device may have saved them [WSH-02, WSH-05]', async () => {
  const { preferences, ...others } = wishlist;
  await members('PUT', others, { of: 'two-devices' });
  await members('PUT', wishlist, { of: 'two-devices' });
  const { body } = await members('PUT', { ...others, products: { weekend: 4 } }, { of: 'two-devices' });
  expect(body.data).toMatchObject({ products: { weekend: 4 }, preferences });
});

test('an account’s registration date for an event is the date of its first save; later saves do not change it', async () => {
  const first = (await members('PUT', wishlist, { of: 'early' })).body.data.registeredAt;
  expect(Math.abs(Date.parse(String(first)) - Date.now())).toBeLessThan(60_000);
  await members('PUT', { ...wishlist, products: {} }, { of: 'early' });
  expect((await members('GET', undefined, { of: 'early' })).body.data.registeredAt).toBe(first);
  // A visitor with the link does not get the date.
  expect((await linked(await linkOf('early'))).body.data).not.toHaveProperty('registeredAt');
});

test('after the end of a shop’s registration nothing can be saved, and the saved wishlist is kept [WSH-02, ERR-06]', async () => {
  await members('PUT', wishlist, { of: 'late' });
  const refused = await members('PUT', { ...wishlist, products: {} }, { of: 'late', from: shortHoldShop });
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'registration.closed']);
  expect((await members('GET', undefined, { of: 'late' })).body.data.products).toEqual({ weekend: 2 });
});

test('the stay can be removed, and the rest of the wishlist is kept', async () => {
  await members('PUT', wishlist);
  const { body } = await members('DELETE', undefined, { below: `/wishlists/${event}/travel-cart` });
  expect(body.data).toMatchObject({ products: { weekend: 2 }, travelCart: null });
  expect((await members('GET')).body.data.travelCart).toBeNull();
});

test('a wishlist that was used in a member sale stays marked as used after later saves [WSH-06]', async () => {
  await members('PUT', { ...wishlist, isMemberSaleUsed: true }, { of: 'sam' });
  await members('PUT', { ...wishlist, isMemberSaleUsed: false }, { of: 'sam' });
  expect((await members('GET', undefined, { of: 'sam' })).body.data.isMemberSaleUsed).toBe(true);
});

test('only its account can read or change a wishlist: the response is 401 if signed out, 404 in another event’s shop, and another account gets its own wishlist [API-05]', async () => {
  await members('PUT', wishlist);
  for (const method of ['GET', 'PUT'] as const) {
    const payload = method === 'PUT' ? { ...wishlist, products: {} } : undefined;
    expect((await members(method, payload, { of: null })).status).toBe(401);
    const from = { eventId: 'nachtwoud-2027', token: 'nachtwoud-regular-sale' };
    expect((await members(method, payload, { from, brand: 'nachtwoud' })).status).toBe(404);
    expect((await members(method, payload, { brand: 'nachtwoud' })).status).toBe(400);
  }
  await members('PUT', { year: 2027, products: { camping: 1 } }, { of: 'lotte' });
  expect((await members('GET')).body.data.products).toEqual({ weekend: 2 });
});

test('a link shows the wishlist to any client with the brand’s header, without a token [WSH-03, API-05]', async () => {
  const link = await linkOf('noor');
  const { status, body } = await linked(link);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ products: { weekend: 2 }, preferences: {} });
  expect(JSON.stringify(body)).not.toContain(link.split('/')[1]);
  expect((await linked(link, 'nachtwoud')).status).toBe(404);
});

test('after five wrong verifiers a link is locked for ten minutes, even for the right verifier [ERR-06]', async () => {
  const right = await linkOf('finn');
  const statuses = [];
  for (let miss = 0; miss < 6; miss += 1) statuses.push((await linked(`finn/wrong-${miss}`)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 423]);
  const locked = await linked(right);
  expect([locked.status, locked.body.error?.code]).toEqual([423, '4364']);
  const pass = (minutes: number) =>
    shop.database.pool.query(
      `update wishlist_link_misses set first_at = (first_at at time zone 'UTC' - $1 * interval '1 minute') at time zone 'UTC',
         locked_until = (locked_until at time zone 'UTC' - $1 * interval '1 minute') at time zone 'UTC' where account_id = 'finn'`,
      [minutes],
    );
  await pass(9);
  expect((await linked(right)).status).toBe(423);
  await pass(2);
  expect((await linked(right)).status).toBe(200);
  expect((await linked('finn/wrong-again')).status).toBe(404);
});

test('a link to an unknown wishlist gets the same responses, and is locked in the same way', async () => {
  const statuses = [];
  for (let miss = 0; miss < 6; miss += 1) statuses.push((await linked(`nobody/wrong-${miss}`)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 423]);
});

test('an account’s membership and newsletter belong to the shop’s brand', async () => {
  await shop.database.pool.query("insert into members.memberships values ('solstrand', 'noor', 2, 'active')");
  const read = async (of: string) => (await members('GET', undefined, { of, below: '/membership' })).body.data;
  expect([await read('noor'), await read('lotte')]).toEqual([
    { level: 2, status: 'active' },
    { level: 0, status: '' },
  ]);
  for (const subscribed of [true, true, false]) {
    const { body } = await members('PUT', { subscribed }, { below: '/newsletter/subscription' });
    expect(body.data).toEqual({ subscribed });
    const { rowCount } = await shop.database.pool.query('select 1 from members.newsletter_subscriptions');
    expect(rowCount).toBe(subscribed ? 1 : 0);
  }
});
