import type { FestivalSeed, ShopSeed } from '@festival/example-festivals/festivalSeed';
import { festivals } from '@festival/example-festivals/festivals';
import { productSeed } from '@festival/example-festivals/productSeed';
import { type Cart, cartSchema } from '@festival/shared-contracts/cart/cart';
import { shownTotals } from '@festival/shared-contracts/cart/shownTotals';
import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { filledCart } from '../../../testing/exampleShop.ts';
import { expectedCharge, type Model, type Rules } from '../../../testing/expectedCharge.ts';
import { allTerms } from '../../../testing/makeChoices.ts';
import { openToAll } from '../../../testing/openToAll.ts';
import { type RandomSource, randomSource } from '../../../testing/randomSource.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { testSeed } from '../../../testing/testSeed.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { testSize } from '../../../testing/testSize.ts';

const size = testSize({ usual: 2_500, long: 10_000 });
const seed = testSeed();
const shoppers = 12;

/** The first product of a shop of its own: no transport fee, a tourist tax that does not count, an entertainment fee that is not mentioned. */
const paylogicTicket = productSeed.ticket({
  id: 'paylogic-day',
  price: 33.33,
  serviceCosts: 1.11,
  stock: 100,
  meta: {
    touristTaxAmount: 3,
    calculateTouristTax: false,
    entertainmentFeeAmount: 1.5,
    mentionEntertainmentFee: false,
  },
  texts: { en: { name: 'Day' }, nl: { name: 'Dag' }, es: { name: 'Día' } },
});

function withPaylogic(festival: FestivalSeed): FestivalSeed {
  const [regular] = festival.shops;
  if (!regular) return festival;
  const shop: ShopSeed = {
    listed: false,
    config: {
      ...regular.config,
      slug: `${regular.config.slug}-paylogic`,
      shopToken: `${regular.config.slug}-paylogic-sale`,
    },
    productIds: ['paylogic-day', ...(regular.productIds ?? [])],
  };
  // An eighth of a price often ends in half a cent.
  const eighth = { code: 'EIGHTH', kind: 'percentage', value: 1250, uses: 10_000, used: 0 } as const;
  return {
    ...festival,
    products: [paylogicTicket, ...festival.products],
    shops: [...festival.shops, shop],
    vouchers: [...(festival.vouchers ?? []), eighth],
  };
}

const data = openToAll(festivals()).map(withPaylogic);
const slugs = ['', '-leden', '-upgrade', '-los', '-paylogic'];
const rules: Rules[] = data.flatMap((festival) =>
  festival.shops
    .filter(({ config }) => slugs.some((ending) => config.slug === `${festival.shops[0]?.config.slug}${ending}`))
    .map((shop) => ({ festival, shop })),
);

let shop: TestShop;
let asAccount: Record<string, string>;
beforeAll(async () => {
  shop = await testShop(data);
  // Sold-out products stay sold out. The others never run out during the test.
  await shop.database.pool.query('update stock set total = total + 100000 where total > 0');
  asAccount = { 'x-user-token': await shop.tokenOf('finn') };
});
afterAll(() => shop.close());

let requests = 0;
let compared = 0;
let shown = 0;
const seen = new Set<string>();
const charged: Array<{ cart: string; cents: number }> = [];
/** What orders of the hotel's calls were charged. */
const chargedKinds = new Set<string>();

type Answer = Awaited<ReturnType<TestShop['call']>>;

/** Prices that a client sends, which the server must ignore. */
const lies = (random: RandomSource) =>
  random.chance(0.3) ? { price: 0.01, totalAmount: 0, discount: 99_999, shipping: 0 } : {};

function compare(answer: Answer, model: Model, cart: OwnCart): void {
  const { totals, products } = answer.body.data as { totals: Record<string, number>; products: Record<string, number> };
  model.quantities = products;
  const expected = expectedCharge(model);
  expect({ seed, cart: cart.id, model: { ...model, rules: model.rules.shop.config.slug }, totals }).toEqual({
    seed,
    cart: cart.id,
    model: { ...model, rules: model.rules.shop.config.slug },
    totals: expect.objectContaining(expected),
  });
  compared += 1;
  for (const [part, cents] of Object.entries(expected)) if (cents > 0) seen.add(part);
}

/** The cart that the server answered last, by its id: what a page has while the next write is under way. */
const lastAnswers = new Map<string, Cart>();

/** What a page shows while a quantity is written is what the server answers then, to the cent. */
function compareShown(before: Cart | undefined, answer: Answer, { rules, voucher, upgrades }: Model): void {
  const after = cartSchema.parse(answer.body.data);
  lastAnswers.set(after.id, after);
  const ids = rules.shop.productIds ?? rules.festival.products.map(({ product }) => product.id);
  const products = ids.flatMap((id) => {
    const seed = rules.festival.products.find(({ product }) => product.id === id);
    return seed ? [productSchema.parse(seed.product)] : [];
  });
  // Only the server knows what a voucher or an upgrade takes off the new quantities, and a country that does not apply yet.
  if (!before || voucher || upgrades || before.totals.shipping !== after.totals.shipping) return;
  const config = shopConfigSchema.parse(rules.shop.config);
  const onPage = shownTotals({ cart: before, config, products, quantities: after.products, isSettled: false });
  expect({ seed, cart: after.id, totals: onPage }).toEqual({ seed, cart: after.id, totals: after.totals });
  shown += 1;
}

const steps: Array<(cart: OwnCart, model: Model, random: RandomSource) => Promise<void>> = [
  setQuantity,
  setQuantity,
  setQuantity,
  setInsurance,
  chooseShipping,
  redeem,
  chooseRoom,
  setExtra,
  setAddOn,
  read,
];

/** The persons of each cart's stay. */
const personsOf = new Map<string, number>();

const hotelPath = ({ festival }: Rules) => `/products/hotel/${festival.travelId}`;

/** A room for some persons: as many rooms as they need, at the price of each. */
async function chooseRoom(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  const { product, sleeps, takes } = random.pick(random.pick(model.rules.festival.stays).rooms);
  const persons = 1 + random.upTo(Math.min(takes, 12) - 1);
  const productId = persons === sleeps ? product.id : `${product.id}~${persons}`;
  requests += 1;
  const chosen = await shop.cartCall(cart, 'PUT', hotelPath(model.rules), { productId, ...lies(random) }, asAccount);
  if (chosen.status !== 200) return;
  personsOf.set(cart.id, persons);
  await read(cart, model);
  expect(model.quantities[product.id]).toBe(Math.ceil(persons / sleeps));
}

async function setExtra(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  const extraId = random.pick(model.rules.festival.stayExtras).product.id;
  const payload = { extraId, amount: 1 + random.upTo(5), ...lies(random) };
  requests += 1;
  const added = await shop.cartCall(cart, 'POST', `${hotelPath(model.rules)}/extras`, payload, asAccount);
  if (added.status === 200) await read(cart, model);
}

/** An add-on for the stay of an earlier order, as its look-up names it. */
async function setAddOn(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  const { festival } = model.rules;
  const { rows } = await shop.database.pool.query<{ hotelCartId: string }>(
    'select hotel_cart_id as "hotelCartId" from order_stays where event_id = $1 limit 1',
    [festival.eventId],
  );
  const addonId = random.pick(festival.stayExtras).product.id;
  const payload = { addonId, hotelCartId: rows[0]?.hotelCartId, quantity: 1 + random.upTo(3), ...lies(random) };
  requests += 1;
  const added = await shop.cartCall(cart, 'PATCH', `${hotelPath(model.rules)}/add-ons`, payload, asAccount);
  if (added.status === 200) compare(added, model, cart);
}

async function setQuantity(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  const { festival, shop: sold } = model.rules;
  const productId = random.pick(sold.productIds ?? festival.products.map(({ product }) => product.id));
  const quantity = random.upTo(6);
  requests += 1;
  const answer = await shop.cartCall(cart, 'PUT', '/products', { productId, quantity, ...lies(random) }, asAccount);
  if (answer.body.data.error !== undefined) return;
  compare(answer, model, cart);
  compareShown(lastAnswers.get(cart.id), answer, model);
}

async function setInsurance(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  requests += 1;
  const payload = { productId: 'refund-protection', quantity: random.upTo(1), ...lies(random) };
  compare(await shop.cartCall(cart, 'PUT', '/products', payload, asAccount), model, cart);
}

async function chooseShipping(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  const countryCode = random.pick(['NL', 'BE', 'DE', 'FR', null]);
  const handle = random.pick([undefined, 'standard', 'express', 'evening', 'pickup']);
  requests += 1;
  const answer = await shop.cartCall(cart, 'POST', '/shipping', { countryCode, handle, ...lies(random) });
  if (answer.status !== 200) return;
  model.shipping = { country: countryCode, handle: countryCode === null ? undefined : handle };
  compare(answer, model, cart);
}

async function redeem(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  const voucher = random.pick(model.rules.festival.vouchers ?? []).code;
  requests += 1;
  const answer = await shop.cartCall(cart, 'PUT', '/vouchers', { voucher, ...lies(random) });
  if (answer.status !== 200) return;
  model.voucher = voucher;
  compare(answer, model, cart);
}

async function read(cart: OwnCart, model: Model): Promise<void> {
  requests += 1;
  compare(await shop.cartCall(cart, 'GET'), model, cart);
}

const isStaying = ({ rules, quantities }: Model): boolean =>
  rules.festival.stays.some(({ rooms }) => rooms.some(({ product }) => quantities[product.id] !== undefined));

/** Makes the choices that an order needs: possible delivery, refund protection or not, the terms, and no travel ticket without a stay. */
async function makeReady(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  const [home = 'NL'] = model.rules.shop.config.traits?.shippingCountries ?? [];
  requests += 1;
  const sent = await shop.cartCall(cart, 'POST', '/shipping', {
    countryCode: home,
    handle: 'standard',
    ...lies(random),
  });
  expect(sent.status).toBe(200);
  model.shipping = { country: home, handle: 'standard' };
  compare(sent, model, cart);
  if (model.quantities['refund-protection'] === undefined) {
    requests += 1;
    await shop.cartCall(cart, 'PUT', '/products', { productId: 'refund-protection', quantity: 0 }, asAccount);
  }
  requests += 1;
  compare(await shop.cartCall(cart, 'PUT', '/terms', { ...allTerms, ...lies(random) }, asAccount), model, cart);
  if (model.quantities['travel-ticket'] === undefined) return;
  requests += 1;
  const payload = { productId: 'travel-ticket', quantity: isStaying(model) ? (personsOf.get(cart.id) ?? 0) : 0 };
  compare(await shop.cartCall(cart, 'PUT', '/products', payload, asAccount), model, cart);
}

/** Places the order if the shop allows it, at the price of the rules. */
async function place(cart: OwnCart, model: Model, random: RandomSource): Promise<void> {
  await makeReady(cart, model, random);
  const { total } = expectedCharge(model);
  requests += 2;
  await shop.cartCall(cart, 'PUT', '', { ...testBuyer, country: model.shipping.country ?? 'NL', ...lies(random) });
  const request = {
    paymentMethod: total === 0 ? 'no-payment-required' : 'card',
    redirectUri: `${shopOrigin}/${model.rules.shop.config.slug}/paymentstatus`,
  };
  // The shop refuses a total that is one cent lower or higher than the rules' total.
  if (random.chance(0.5)) {
    requests += 1;
    const wrong = await shop.cartCall(cart, 'POST', '/orders', { ...request, expectedTotal: total + 1 }, asAccount);
    expect(wrong.status).toBe(409);
  }
  const placed = await shop.cartCall(
    cart,
    'POST',
    '/orders',
    { ...request, expectedTotal: total, ...lies(random) },
    asAccount,
  );
  if (placed.status === 200) {
    charged.push({ cart: cart.id, cents: total });
    if (isStaying(model)) chargedKinds.add('stay');
    if (Object.keys(model.quantities).some((id) => id.startsWith('addon_'))) chargedKinds.add('add-on');
  } else expect(placed.body.error?.code).not.toBe('order.total_changed');
}

/** Shoppers come one after the other. Concurrent ones would only compete for upgrades, the voucher of one use, and the order of an account. */
async function shopper(index: number): Promise<void> {
  const random = randomSource(seed + index);
  while (requests < size) {
    const own = random.pick(rules);
    const { festival, shop: sold } = own;
    const key = { eventId: festival.eventId, token: sold.config.shopToken };
    const upgraded = random.pick((festival.earlierOrders ?? []).filter(({ isUpgraded }) => !isUpgraded));
    const upgrades = sold.config.upgradableOrder !== undefined && random.chance(0.8) ? upgraded : undefined;
    requests += 1;
    const cart = await filledCart(
      shop,
      key,
      {},
      upgrades ? { 'x-upgradable-order-id': upgrades.externalReference } : {},
    ).catch(() => null);
    // Another cart of this test has upgraded the order.
    if (cart === null) continue;
    const model: Model = { rules: own, quantities: {}, shipping: { country: null }, voucher: undefined, upgrades };
    const length = 4 + random.upTo(10);
    for (let step = 0; step < length; step += 1) await random.pick(steps)(cart, model, random);
    if (random.chance(0.3)) await place(cart, model, random);
  }
}

test(`over ${size} generated requests page, server and charge are what the rules say, to the cent [API-08, BSK-03, BSK-11, INS-01, TRN-02, BYD-03]`, async () => {
  console.log(`SEED=${seed}`);
  await Promise.all(Array.from({ length: shoppers }, (_, index) => shopper(index)));
  expect(requests).toBeGreaterThanOrEqual(size);
  expect(compared).toBeGreaterThan(size / 3);
  expect(shown).toBeGreaterThan(size / 20);
  // Every part of a total occurred at least once.
  expect([...seen].sort()).toEqual(
    [
      'discount',
      'entertainmentTax',
      'insurance',
      'orderFee',
      'productsExcludingServiceCosts',
      'serviceCosts',
      'shipping',
      'total',
      'touristTax',
    ].sort(),
  );
  const { rows } = await shop.database.pool.query<{ cart: string; cents: number; asked: number | null }>(
    `select cart_id as cart, total_cents as cents, amount_cents as asked from orders
     left join payments on payments.event_id = orders.event_id and payments.order_id = orders.id
     where cart_id = any ($1::uuid[])`,
    [charged.map(({ cart }) => cart)],
  );
  expect(charged.length).toBeGreaterThan(size / 100);
  expect([...chargedKinds].sort()).toEqual(['add-on', 'stay']);
  const byCart = new Map(rows.map((row) => [row.cart, row]));
  for (const { cart, cents } of charged) {
    expect(byCart.get(cart)).toEqual({ cart, cents, asked: cents === 0 ? null : cents });
  }
}, 600_000);
