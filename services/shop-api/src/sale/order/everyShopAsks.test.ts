import { festivals } from '@festival/example-festivals/festivals';
import { termsVersion } from '@festival/example-festivals/termsVersion';
import { filledCart } from '../../../testing/exampleShop.ts';
import { movedCart } from '../../../testing/movedCart.ts';
import { openToAll } from '../../../testing/openToAll.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { type OwnCart, type ShopKey, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';

/**
 * In this test, the shops that sell only to registered accounts, or to members first, accept orders of all visitors.
 */
const everyFestival = openToAll(festivals()).map((festival) => ({
  ...festival,
  shops: festival.shops.map((seed) => ({ ...seed, config: { ...seed.config, registeredOnly: false, saleStarts: [] } })),
}));
const everySlug = everyFestival.flatMap(({ shops }) => shops.map(({ config }) => config.slug));
/** The shops of both festivals with this name. */
const called = (...names: string[]) => everySlug.filter((slug) => names.some((name) => slug.endsWith(`-${name}`)));

const withoutOrders = called('vooraf', 'vooraf-upgrade', 'voorbeeld');
const closed = called('dicht');
const withCovidTerms = called('inloggen');
const withoutRefundChoice = called('kaal');
const selling = everySlug.filter((slug) => ![...withoutOrders, ...closed].includes(slug));

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(everyFestival);
});
afterAll(() => shop.close());

const keyOf = (slug: string): ShopKey => {
  const festival = everyFestival.find(({ shops }) => shops.some(({ config }) => config.slug === slug));
  const seed = festival?.shops.find(({ config }) => config.slug === slug);
  return { eventId: festival?.eventId ?? '', token: seed?.config.shopToken ?? '' };
};

const place = (cart: OwnCart) =>
  postOrder(shop, cart, {
    paymentMethod: 'card',
    redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
  });

async function countsOf(cart: OwnCart) {
  const { rows } = await shop.database.pool.query(
    `select (select status from carts where event_id = $2 and id = $1) as status,
       (select count(*)::int from orders where event_id = $2 and cart_id = $1) as orders`,
    [cart.id, cart.shop.eventId],
  );
  return rows[0];
}

/** Returns the code with which an order is refused, and checks that the cart is unchanged. */
async function refusal(cart: OwnCart) {
  const { status, body } = await place(cart);
  expect([status, await countsOf(cart)]).toEqual([409, { status: 'shopping', orders: 0 }]);
  return body.error?.code;
}

/** Makes a cart of a new account, with a product that is delivered and a completed form. */
async function cartToOrder(slug: string): Promise<OwnCart> {
  // One of the shops accepts only one order per account.
  const headers = { 'x-user-token': await shop.tokenOf(crypto.randomUUID()) };
  const takesOrders = !withoutOrders.includes(slug);
  const festival = slug.split('-')[0] ?? '';
  const filled = await filledCart(shop, keyOf(takesOrders ? slug : festival), { mer_tee_S: 1 }, headers);
  const cart = takesOrders ? filled : await movedCart(shop, filled, keyOf(slug));
  const { status } = await shop.cartCall(cart, 'PUT', '', testBuyer);
  expect([slug, status]).toEqual([slug, takesOrders ? 200 : 409]);
  return cart;
}

const answers = {
  'shipping.country_missing': (cart: OwnCart) => shop.cartCall(cart, 'POST', '/shipping', { countryCode: 'NL' }),
  'refund.choice_missing': (cart: OwnCart) =>
    shop.cartCall(cart, 'PUT', '/products', { productId: 'refund-protection', quantity: 0 }),
  'terms.covid_not_accepted': (cart: OwnCart) => shop.cartCall(cart, 'PUT', '/terms', { covidTerms: termsVersion }),
  'terms.not_accepted': (cart: OwnCart) => shop.cartCall(cart, 'PUT', '/terms', { terms: termsVersion }),
};
type Asked = keyof typeof answers;
const askedBy = (slug: string) =>
  (Object.keys(answers) as Asked[]).filter((code) => {
    if (code === 'terms.covid_not_accepted') return withCovidTerms.includes(slug);
    return code !== 'refund.choice_missing' || !withoutRefundChoice.includes(slug);
  });

test('both festivals have one shop of each kind', () => {
  expect(withoutOrders).toEqual(
    ['solstrand', 'nachtwoud'].flatMap((brand) =>
      ['vooraf', 'voorbeeld', 'vooraf-upgrade'].map((name) => `${brand}-${name}`),
    ),
  );
  expect([closed.length, withCovidTerms.length, selling.length]).toEqual([2, 2, everySlug.length - 8]);
  expect(selling).toEqual(expect.arrayContaining(['solstrand', 'nachtwoud', 'solstrand-leden', 'nachtwoud-reis']));
});

test.each(selling)(
  '%s accepts no order if one of its required choices is missing: country, refund protection or terms',
  async (slug) => {
    const asked = askedBy(slug);
    for (const lacking of asked) {
      const cart = await cartToOrder(slug);
      for (const other of asked.filter((code) => code !== lacking)) await answers[other](cart);
      expect([slug, await refusal(cart)]).toEqual([slug, lacking]);
      await answers[lacking](cart);
      expect([slug, (await place(cart)).status]).toEqual([slug, 200]);
    }
  },
);

test.each(withoutOrders)('%s accepts no order, even with all choices and a complete form', async (slug) => {
  const cart = await cartToOrder(slug);
  for (const code of askedBy(slug)) await answers[code](cart);
  // The form was completed before the shop stopped accepting orders.
  await shop.database.pool.query('update carts set buyer = $2 where id = $1', [cart.id, JSON.stringify(testBuyer)]);
  expect(await refusal(cart)).toBe('shop.takes_no_payment');
});

test.each(closed)('%s opens no cart', async (slug) => {
  const { status, body } = await shop.call(keyOf(slug), { method: 'POST', url: '/shopping/carts' });
  expect([status, body.error?.code]).toEqual([409, 'shop.closed']);
});
