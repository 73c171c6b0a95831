import { festivals } from '@festival/example-festivals/festivals';
import { type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals(['short-hold']));
});
afterAll(() => shop.close());

type Found = { slug: string; shopToken: string; apiNamespace: string; brand: string };

/** The key of a shop, which any client can get for its slug. */
async function keyOf(slug: string) {
  const { body } = await shop.call(null, { url: `/shopping/shops/${slug}` });
  const found = body as unknown as Found;
  return { eventId: found.apiNamespace, token: found.shopToken };
}

test('the index lists the shops of both brands, but no shop that is only for trials', async () => {
  const { body } = await shop.call(null, { url: '/shopping/shops' });
  expect((body as unknown as Array<{ slug: string; brand: string }>).map(({ slug, brand }) => [slug, brand])).toEqual([
    ['solstrand', 'solstrand'],
    ['nachtwoud', 'nachtwoud'],
  ]);
  expect((await shop.call(null, { url: '/shopping/shops/solstrand-kort' })).status).toBe(200);
  expect((await shop.call(null, { url: '/shopping/shops/nowhere' })).body.error?.code).toBe('shop.not_found');
});

test('GET /shop returns the config of the token’s own shop, and nothing without one [API-02, API-03]', async () => {
  const { body } = await shop.call(await keyOf('nachtwoud'), { url: '/shopping/shop' });
  expect(body).toMatchObject({
    slug: 'nachtwoud',
    ossBrand: 'nachtwoud',
    orderServiceFee: 3,
    stepflow: 'Yes',
    holdSeconds: 900,
  });
  const solstrand = await keyOf('solstrand');
  const wrong = [null, { ...solstrand, token: 'guess' }, { ...solstrand, eventId: 'nachtwoud-2027' }];
  for (const key of wrong) {
    const answer = await shop.call(key, { url: '/shopping/shop' });
    expect([answer.status, answer.body.error?.code]).toEqual([401, 'shop.unauthorized']);
  }
});

test('the two brands differ in their data: gender, sign-on, countries of delivery [BRD-02]', async () => {
  const traitsOf = async (slug: string) =>
    ((await shop.call(await keyOf(slug), { url: '/shopping/shop' })).body as unknown as { traits: object }).traits;
  expect(await traitsOf('solstrand')).toEqual({
    hidesGender: false,
    fixedSsoBrand: '',
    shippingCountries: ['NL', 'BE', 'DE'],
  });
  expect(await traitsOf('nachtwoud')).toEqual({
    hidesGender: true,
    fixedSsoBrand: 'nachtwoud',
    shippingCountries: ['BE', 'NL'],
  });
});

type WireProduct = {
  id: string;
  mappedType: string;
  price: number;
  priceExcludingServiceCosts: number;
  serviceCosts: number;
  stock: number | null;
  soldOut: boolean;
  meta: { description: string; image: string; sizes: Array<{ id: string; size: string; stock: number }> };
  texts: Record<string, { name?: string; meta?: { description?: string } }>;
};

describe.each(['solstrand', 'nachtwoud'])('the products of %s', (slug) => {
  let products: WireProduct[] = [];
  beforeAll(async () => {
    const { body } = await shop.call(await keyOf(slug), { url: '/shopping/products' });
    products = body as unknown as WireProduct[];
  });

  test('include tickets, buses, merchandise, extras and refund protection, some of them sold out', () => {
    const counts = Map.groupBy(products, (product) => product.mappedType);
    expect(counts.get('ticket')).toHaveLength(7);
    expect(counts.get('transportation')).toHaveLength(6);
    expect(counts.get('insurance')).toHaveLength(1);
    for (const kind of ['ticket', 'transportation', 'merchandise']) {
      expect(counts.get(kind)?.some((product) => product.soldOut && product.stock === 0)).toBe(true);
    }
  });

  test('have texts in three languages, a picture, and a price that is the price without service costs plus the service costs', () => {
    for (const { id, texts, meta, mappedType, ...prices } of products) {
      expect([
        id,
        texts.nl?.name && texts.es?.name && texts.nl.meta?.description && texts.es.meta?.description,
      ]).toEqual([id, expect.stringMatching(/\S/)]);
      expect(meta.description).toMatch(/\S/);
      if (mappedType !== 'insurance') expect(meta.image).toMatch(new RegExp(`^/brand/${slug}/art/[a-z-]+(\\.svg)?$`));
      expect(Math.round(prices.price * 100)).toBe(
        Math.round(prices.priceExcludingServiceCosts * 100) + Math.round(prices.serviceCosts * 100),
      );
    }
  });

  test('list the free stock of each size of merchandise [MER-01]', () => {
    const tees = products.filter((product) => product.id.startsWith('mer_tee_'));
    expect(tees.map((product) => product.meta.sizes.map(({ size }) => size))).toEqual(
      tees.map(() => ['S', 'M', 'L', 'XL']),
    );
    expect(tees[0]?.meta.sizes.map(({ stock }) => stock)).toEqual(tees.map(({ stock }) => stock));
  });
});

test('stock that a cart holds is no longer available in any shop of the event', async () => {
  const cart = await shop.openCart(await keyOf('solstrand'));
  await shop.cartCall(cart, 'PUT', '/products', { productId: 'day-saturday', quantity: 8 });
  const { body } = await shop.call(await keyOf('solstrand-kort'), { url: '/shopping/products' });
  const saturday = (body as unknown as WireProduct[]).find(({ id }) => id === 'day-saturday');
  expect(saturday).toMatchObject({ stock: 6, soldOut: false });
});

test('a client with the current response gets a 304; personal responses are never cached', async () => {
  const key = await keyOf('solstrand');
  const first = await shop.call(key, { url: '/shopping/shop' });
  expect(first.headers.etag).toMatch(/^"/);
  const again = await shop.call(key, {
    url: '/shopping/shop',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.status, again.body]).toEqual([304, null]);
  const cart = await shop.openCart(key);
  expect((await shop.cartCall(cart, 'GET')).headers['cache-control']).toBe('no-store');
});

test('stays are listed with sold-out ones last, and filtered by persons, category, rating and date [API-04]', async () => {
  const key = await keyOf('solstrand');
  const list = async (query: string) => {
    const { body } = await shop.call(key, { url: `/travel/solstrand-stays/en/packages${query}` });
    return (body.data as unknown as Array<{ id: string; totalPrice: number; state: { soldout: boolean } }>).map(
      ({ id }) => id,
    );
  };
  expect(await list('')).toEqual(['hotel-dune', 'hotel-harbour', 'glamping', 'cabin']);
  expect(await list('?persons=7')).toEqual(['hotel-dune', 'hotel-harbour', 'cabin']);
  expect(await list('?category=Hotel,Glamping')).toEqual(['hotel-dune', 'hotel-harbour', 'glamping']);
  expect(await list('?rating=4')).toEqual(['hotel-dune', 'cabin']);
  expect(await list('?date=2027-08-01')).toEqual([]);
  const settings = await shop.call(key, { url: '/travel/solstrand-stays/en/settings' });
  expect(settings.body.data).toMatchObject({ persons: { min: 1, max: 50 }, ratings: [3, 4] });
  expect((await shop.call(key, { url: '/travel/nachtwoud-stays/en/packages' })).status).toBe(404);
  expect((await shop.call(key, { url: '/travel/solstrand-stays/en/packages?persons=51' })).status).toBe(400);
});

test('a second seeding changes only definitions, and reserved stock stays reserved', async () => {
  const { seedFestivals } = await import('../../seeding/seedFestivals.ts');
  // Both festivals have a product with this id, so the query also names the event.
  const stockOfSaturday = () =>
    shop.database.pool.query(
      "select event_id, reserved, total from stock where id = 'day-saturday' order by event_id desc",
    );
  const before = await stockOfSaturday();
  await Promise.all([seedFestivals(shop.database.pool, festivals()), seedFestivals(shop.database.pool, festivals())]);
  const after = await stockOfSaturday();
  expect(after.rows).toEqual(before.rows);
  expect(after.rows[0]).toMatchObject({ reserved: 8, total: 14 });
});
