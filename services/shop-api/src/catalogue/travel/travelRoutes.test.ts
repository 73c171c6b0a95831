import { nachtwoud } from '@festival/example-festivals/nachtwoud/nachtwoud';
import { type StaysShop, staysFestival, staysShop } from '../../../testing/staysShop.ts';
import { regularShop } from '../../../testing/testFestival.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop([staysFestival(), nachtwoud]);
});
afterAll(() => shop.close());

const read = (path: string, headers = {}) => shop.call(regularShop, { url: `/travel${path}`, headers });
type Named = { id: string; extraId: string; [field: string]: unknown };
const list = async (path: string) => (await read(path)).body.data as unknown as Named[];
const days = 'startOfStay=2027-07-08&endOfStay=2027-07-12';
const options = (query: string) => list(`/solstrand-stays/en/packages/hotel-dune/options?${query}`);

test('the settings list the filters in three languages on the `en` path [API-04, API-14]', async () => {
  const { body } = await read('/solstrand-stays/en/settings');
  expect(body.data).toMatchObject({ persons: { min: 1, max: 50 }, ratings: [3, 4], dates: ['2027-07-08'] });
  expect(body.data.categories).toContainEqual({
    id: 'Lodge',
    name: 'Lodge',
    texts: { nl: { name: 'Huisje' }, es: { name: 'Cabaña' } },
  });
});

test('packages are priced for the requested persons, in as many rooms as they need [API-04, TRV-01]', async () => {
  const found = await list('/solstrand-stays/en/packages?persons=5');
  expect(found.map(({ id }) => id)).toEqual(['hotel-dune', 'hotel-harbour', 'glamping', 'cabin']);
  expect(found[0]).toMatchObject({
    occupation: 5,
    packageOption: { id: 'hotel-dune-standard~5', title: '3 × Double room', subtotal: 2694 },
    totalPrice: 2694,
    state: { soldout: false },
    texts: { nl: { name: 'Hotel De Duinrand' } },
  });
  expect(found[3]).toMatchObject({ id: 'cabin', state: { soldout: true } });
});

test.each([
  ['', ['hotel-dune', 'hotel-harbour', 'glamping', 'cabin']],
  ['?persons=7', ['hotel-dune', 'hotel-harbour', 'cabin']],
  ['?persons=50', ['hotel-dune']],
  ['?category=Hotel', ['hotel-dune', 'hotel-harbour']],
  ['?category=Glamping,Lodge', ['glamping', 'cabin']],
  ['?rating=4', ['hotel-dune', 'cabin']],
  ['?date=2027-07-12', ['hotel-dune', 'hotel-harbour', 'glamping', 'cabin']],
  ['?date=2027-07-13', []],
  ['?category=Hotel&rating=4&persons=3&date=2027-07-08', ['hotel-dune']],
])('packages%s lists the packages that match, sold-out ones last [API-04, TRV-01]', async (query, ids) => {
  expect((await list(`/solstrand-stays/en/packages${query}`)).map(({ id }) => id)).toEqual(ids);
});

test.each(['?persons=0', '?persons=51', '?persons=two', '?rating=6', '?date=tomorrow'])(
  'packages%s is invalid: 400 [API-06]',
  async (query) => {
    const { status, body } = await read(`/solstrand-stays/en/packages${query}`);
    expect([status, body.error?.code]).toEqual([400, 'request.invalid']);
  },
);

test('a package’s rooms are listed for the number of persons, with their free stock; for other days there are none [API-04, TRV-02]', async () => {
  expect(await options(`persons=3&${days}`)).toMatchObject([
    {
      id: 'hotel-dune-standard~3',
      title: '2 × Double room',
      occupation: 3,
      subtotal: 1796,
      stock: 20,
      images: ['/brand/solstrand/art/hotel-dune.svg'],
      texts: { nl: { title: '2 × Tweepersoonskamer' }, es: { title: '2 × Habitación doble' } },
    },
    { id: 'hotel-dune-seaview~3', subtotal: 2196, stock: 2 },
    { id: 'hotel-dune-family~3', title: 'Family room for four', subtotal: 1596, stock: 0 },
  ]);
  expect((await options(`persons=9&${days}`)).map(({ id }) => id)).toEqual(['hotel-dune-standard~9']);
  expect(await options('persons=2&startOfStay=2027-07-09&endOfStay=2027-07-12')).toEqual([]);
});

test('a room’s extras have their price, their maximum and their free stock [API-04, TRV-02]', async () => {
  const extras = await list(
    '/solstrand-stays/en/packages/hotel-dune/options/extras?packageOptionId=hotel-dune-standard~3',
  );
  expect(
    extras.map(({ extraId, category, price, maxAmount, stock }) => [extraId, category, price, maxAmount, stock]),
  ).toEqual([
    ['stay-breakfast', 'extra', 58, 9, 400],
    ['stay-towels', 'merchandise', 9.95, 8, 150],
    ['stay-transfer', 'transfer', 17.5, 9, 300],
    ['stay-late-checkout', 'extra', 25, 2, 2],
    ['stay-parking', 'extra', 60, 2, 0],
  ]);
  expect(extras[0]).toMatchObject({ title: 'Breakfast', texts: { nl: { title: 'Ontbijt' } } });
});

test('stock in carts is no longer offered: rooms become unavailable, then the package’s price rises to the next available room, then the package is sold out [API-04]', async () => {
  const harbour = async () =>
    (await list('/solstrand-stays/en/packages?persons=1')).find(({ id }) => id === 'hotel-harbour');
  expect(await harbour()).toMatchObject({ packageOption: { id: 'hotel-harbour-single' }, totalPrice: 518 });
  const carts = [await shop.newCart(), await shop.newCart(), await shop.newCart()];
  const [first, second, third] = carts as [(typeof carts)[0], (typeof carts)[0], (typeof carts)[0]];
  await shop.choose(first, 'hotel-harbour-single');
  await shop.choose(second, 'hotel-harbour-single');
  expect(await harbour()).toMatchObject({ packageOption: { id: 'hotel-harbour-standard~1' }, totalPrice: 736 });
  await shop.choose(third, 'hotel-harbour-standard~12');
  expect(await harbour()).toMatchObject({ state: { soldout: true } });
  for (const cart of carts) await shop.hotel(cart, 'DELETE');
  expect(await harbour()).toMatchObject({ state: { soldout: false } });
});

test('a client with the current response gets a 304, until a room is sold [API-04]', async () => {
  const path = `/solstrand-stays/en/packages/glamping/options?persons=2&${days}`;
  const { headers } = await read(path);
  expect(headers.etag).toMatch(/^"/);
  const again = { 'if-none-match': String(headers.etag) };
  expect((await read(path, again)).status).toBe(304);
  const cart = await shop.newCart();
  await shop.choose(cart, 'glamping-standard');
  expect((await read(path, again)).status).toBe(200);
});

test.each([
  ['/nachtwoud-stays/en/settings', 404, 'travel.not_found'],
  ['/nachtwoud-stays/en/packages', 404, 'travel.not_found'],
  [`/nachtwoud-stays/en/packages/cabin/options?persons=2&${days}`, 404, 'travel.not_found'],
  [`/solstrand-stays/en/packages/nowhere/options?persons=2&${days}`, 404, 'travel.package_not_found'],
  [`/solstrand-stays/en/packages/cabin/options?persons=2&packageId=glamping&${days}`, 400, 'request.invalid'],
  ['/solstrand-stays/en/packages/cabin/options?persons=2', 400, 'request.invalid'],
  [
    '/solstrand-stays/en/packages/cabin/options/extras?packageOptionId=glamping-standard',
    404,
    'travel.option_not_found',
  ],
  ['/solstrand-stays/en/packages/cabin/options/extras', 400, 'request.invalid'],
])('%s belongs to another shop, is unknown, or malformed: %d %s [API-06, API-07]', async (path, status, code) => {
  const answer = await read(path);
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test('without a shop’s token the call is refused [API-02]', async () => {
  expect((await shop.call(null, { url: '/travel/solstrand-stays/en/packages' })).status).toBe(401);
});
