import { setTimeout as wait } from 'node:timers/promises';
import { festivals } from '@festival/example-festivals/festivals';
import { termsVersion } from '@festival/example-festivals/termsVersion';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { allTerms, madeChoices } from '../../../testing/makeChoices.ts';
import { movedCart } from '../../../testing/movedCart.ts';
import { openToAll } from '../../../testing/openToAll.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { type OwnCart, type ShopKey, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { seedFestivals } from '../../seeding/seedFestivals.ts';

const regular: ShopKey = { eventId: 'solstrand-2027', token: 'solstrand-regular-sale' };
const members = exampleShop('solstrand-leden');
const covid = exampleShop('solstrand-inloggen');
const preRegistration = exampleShop('solstrand-vooraf');
const preview = exampleShop('solstrand-voorbeeld');

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(openToAll(festivals()));
});
afterAll(() => shop.close());

const asLotte = async () => ({ 'x-user-token': await shop.tokenOf('lotte') });
const put = (cart: OwnCart, productId: string, quantity: number) =>
  shop.cartCall(cart, 'PUT', '/products', { productId, quantity });
const accept = (cart: OwnCart, body: object) => shop.cartCall(cart, 'PUT', '/terms', body);
const send = (cart: OwnCart, countryCode: string | null, handle?: string) =>
  shop.cartCall(cart, 'POST', '/shipping', { countryCode, ...(handle === undefined ? {} : { handle }) });
const form = (cart: OwnCart, buyer: object = {}) => shop.cartCall(cart, 'PUT', '', { ...testBuyer, ...buyer });
const place = (cart: OwnCart) =>
  postOrder(shop, cart, {
    paymentMethod: 'card',
    redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
  });
const choicesOf = async (cart: OwnCart) => (await shop.cartCall(cart, 'GET')).body.data.choices as CartChoices;

async function rowsOf(cart: OwnCart) {
  const { rows } = await shop.database.pool.query(
    `select (select row_to_json(carts) from carts where event_id = $2 and id = $1) as cart,
       (select count(*)::int from orders where event_id = $2 and cart_id = $1) as orders,
       (select count(*)::int from placings where event_id = $2 and cart_id = $1) as placings`,
    [cart.id, cart.shop.eventId],
  );
  return rows[0];
}

/** Places an order that must be refused. Returns the refusal, and checks that nothing has changed. */
async function refused(cart: OwnCart) {
  const before = await rowsOf(cart);
  const { status, body } = await place(cart);
  expect(status).toBe(409);
  expect(await rowsOf(cart)).toEqual({ ...before, orders: 0 });
  return body.error;
}

test('an order without all required choices is refused, each one named, and nothing is changed', async () => {
  const cart = await filledCart(shop, covid, { mer_tee_M: 1, weekend: 1 }, await asLotte());
  await form(cart);
  expect(await refused(cart)).toEqual({
    code: 'shipping.country_missing',
    message: expect.stringMatching(/country/),
    fields: {
      'choices.shippingCountry': 'error.form_no_country_selected',
      'choices.refundProtection': 'error.form_no_insurance_choice',
      'choices.covidTermsVersion': 'error.form_covid_not_accepted',
      'choices.termsVersion': 'error.form_terms_not_accepted',
    },
  });
  await send(cart, 'NL');
  expect((await refused(cart))?.code).toBe('refund.choice_missing');
  await put(cart, 'refund-protection', 0);
  expect((await refused(cart))?.code).toBe('terms.covid_not_accepted');
  await accept(cart, { covidTerms: termsVersion });
  expect(await refused(cart)).toMatchObject({
    code: 'terms.not_accepted',
    fields: { 'choices.termsVersion': 'error.form_terms_not_accepted' },
  });
  await accept(cart, { terms: termsVersion });
  expect((await place(cart)).status).toBe(200);
});

test('a delivery method is required if there is a choice', async () => {
  const cart = await filledCart(shop, members, { shopify_hoodie_M: 1 }, await asLotte());
  await fillForm(shop, cart);
  await send(cart, 'NL');
  expect(await refused(cart)).toMatchObject({
    code: 'shipping.method_missing',
    fields: { 'choices.shippingHandle': 'error.form_no_shipping_costs_selected' },
  });
});

test.each([
  ['pre-registration', preRegistration],
  ['a preview', preview],
])(
  '%s opens no cart, reserves no stock, and accepts no form and no order, even with all choices',
  async (_shop, key) => {
    const { status, body } = await shop.call(key, { method: 'POST', url: '/shopping/carts' });
    expect([status, body.error?.code]).toEqual([409, 'shop.takes_no_payment']);
    // A cart that was opened before the shop's setting was changed can be emptied, but reserves nothing more.
    const cart = await movedCart(shop, await filledCart(shop, regular, { weekend: 2 }), key);
    expect((await put(cart, 'weekend', 3)).body.data.error?.code).toBe('shop.takes_no_payment');
    expect((await put(cart, 'weekend', 1)).body.data.products).toEqual({ weekend: 1 });
    await put(cart, 'refund-protection', 0);
    await accept(cart, allTerms);
    const formed = await form(cart);
    expect([formed.status, formed.body.error?.code]).toEqual([409, 'shop.takes_no_payment']);
    await shop.database.pool.query('update carts set buyer = $2 where id = $1', [cart.id, JSON.stringify(testBuyer)]);
    expect((await refused(cart))?.code).toBe('shop.takes_no_payment');
    expect((await shop.cartCall(cart, 'GET')).body.data).toMatchObject({
      checkoutAllowed: false,
      checkoutErrors: [{ code: 'shop.takes_no_payment', message: 'shop.takes_no_payment' }],
    });
  },
);

test('the response of a cart contains its choices, and for a new cart that none was made', async () => {
  const cart = await filledCart(shop, members, { shopify_hoodie_M: 1 }, await asLotte());
  const unmade = {
    shippingCountry: null,
    shippingHandle: null,
    refundProtection: null,
    termsVersion: null,
    covidTermsVersion: null,
    travel: null,
  };
  expect(await choicesOf(cart)).toEqual(unmade);
  expect((await send(cart, 'NL', 'evening')).body.data.choices).toMatchObject({
    shippingCountry: 'NL',
    shippingHandle: 'evening',
  });
  expect((await put(cart, 'refund-protection', 1)).body.data.choices).toMatchObject({ refundProtection: 'yes' });
  expect((await accept(cart, { terms: termsVersion })).body.data.choices).toMatchObject({ termsVersion });
  expect(await choicesOf(cart)).toEqual({
    ...unmade,
    shippingCountry: 'NL',
    shippingHandle: 'evening',
    refundProtection: 'yes',
    termsVersion,
  });
  await accept(cart, { terms: null, covidTerms: termsVersion });
  expect(await choicesOf(cart)).toMatchObject({ termsVersion: null, covidTermsVersion: termsVersion });
});

test('refund protection is undecided at first, then accepted or declined any number of times; other changes of the cart keep a “no” [INS-01]', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  for (const [quantity, choice] of [
    [0, 'no'],
    [1, 'yes'],
    [0, 'no'],
  ] as const) {
    expect((await put(cart, 'refund-protection', quantity)).body.data).toMatchObject({
      choices: { refundProtection: choice },
    });
    expect((await choicesOf(cart)).refundProtection).toBe(choice);
  }
  await put(cart, 'weekend', 0);
  await put(cart, 'mer_tee_M', 2);
  expect((await choicesOf(cart)).refundProtection).toBe('no');
});

test('the country is returned if the cart has merchandise, the method if there is a choice', async () => {
  const cart = await filledCart(shop, members, { shopify_hoodie_M: 1, weekend: 1 }, await asLotte());
  await send(cart, 'BE', 'express');
  await put(cart, 'shopify_hoodie_M', 0);
  expect(await choicesOf(cart)).toMatchObject({ shippingCountry: null, shippingHandle: null });
  await put(cart, 'lightspeed_poster_ONE SIZE', 1);
  expect(await choicesOf(cart)).toMatchObject({ shippingCountry: 'BE', shippingHandle: null });
  await send(cart, null);
  expect(await choicesOf(cart)).toMatchObject({ shippingCountry: null });
});

test('the response of a cart contains the choices for its stay, and the days of the stay [TRV-03]', async () => {
  const cart = await shop.openCart(regular);
  const hotel = { method: 'PUT', url: `/shopping/carts/${cart.id}/products/hotel/solstrand-stays` } as const;
  const payload = { productId: 'glamping-standard~3' };
  await shop.call(regular, { ...hotel, headers: { 'x-cart-token': cart.token }, payload });
  expect((await choicesOf(cart)).travel).toEqual({
    packageId: 'glamping',
    roomId: 'glamping-standard',
    persons: 3,
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
  });
});

test('terms can be accepted only in the version that the shop shows', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  for (const body of [{ terms: 'older' }, { terms: termsVersion, covidTerms: 'older' }]) {
    const { status, body: answer } = await accept(cart, body);
    expect([status, answer.error?.code]).toEqual([409, 'terms.changed']);
  }
  expect(await choicesOf(cart)).toMatchObject({ termsVersion: null, covidTermsVersion: null });
});

test('a choice requires the credentials of the cart, and is refused for a cart in payment or an ended one', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  expect((await accept({ ...cart, token: 'guess' }, allTerms)).status).toBe(404);
  await fillForm(shop, cart);
  expect((await place(cart)).status).toBe(200);
  expect((await accept(cart, { terms: null })).body.error?.code).toBe('cart.in_payment');
  const ended = await filledCart(shop, regular, { weekend: 1 });
  await shop.database.pool.query("update carts set expires_at = now() - interval '1 minute' where id = $1", [ended.id]);
  expect((await accept(ended, allTerms)).status).toBe(410);
});

test('merchandise is sent to the country for which delivery was priced: to the buyer, or to a receiver there [SHP-01]', async () => {
  const cart = await filledCart(shop, regular, { mer_tee_M: 1 });
  await send(cart, 'BE');
  const wrong = await form(cart, { country: 'NL' });
  expect([wrong.status, wrong.body.error]).toEqual([
    422,
    { code: 'checkout.invalid', message: expect.any(String), fields: { deliveryName: 'required' } },
  ]);
  expect((await fillForm(shop, cart, { buyer: { country: 'BE' } })).status).toBe(200);
  await send(cart, 'NL');
  expect((await refused(cart))?.code).toBe('shipping.address_elsewhere');
  const receiver = {
    deliveryName: 'Mara Peeters',
    deliveryAddress: 'Zeeweg 7',
    deliveryPostalCode: '2042 AB',
    deliveryCity: 'Zandvoort',
  };
  const present = { country: 'ES', ...receiver, deliveryCountry: 'NL' };
  expect((await fillForm(shop, cart, { buyer: present })).status).toBe(200);
  await send(cart, 'BE');
  expect((await refused(cart))?.code).toBe('shipping.address_elsewhere');
  await send(cart, 'NL');
  expect((await place(cart)).status).toBe(200);
});

test('the order stores the accepted terms, and whether protection was declined', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  await fillForm(shop, cart);
  expect((await place(cart)).status).toBe(200);
  const { rows } = await shop.database.pool.query('select choices from orders where cart_id = $1', [cart.id]);
  expect(rows).toEqual([{ choices: { ...madeChoices } }]);
});

test('a cart from a release without choices has none, and can be ordered once the shopper has made them', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  await form(cart);
  await shop.database.pool.query('update carts set choices = default where id = $1', [cart.id]);
  expect((await refused(cart))?.code).toBe('refund.choice_missing');
  await fillForm(shop, cart);
  expect((await place(cart)).status).toBe(200);
});

test('changed terms must be accepted again', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  await fillForm(shop, cart);
  const renewed = openToAll(festivals()).map((festival) => ({
    ...festival,
    shops: festival.shops.map((one) => ({ ...one, config: { ...one.config, termsVersion: 'renewed' } })),
  }));
  await seedFestivals(shop.database.pool, renewed);
  // The catalogue caches a shop's config for a second.
  await wait(1200);
  expect((await refused(cart))?.code).toBe('terms.not_accepted');
  expect((await accept(cart, allTerms)).body.error?.code).toBe('terms.changed');
  expect((await accept(cart, { terms: 'renewed' })).status).toBe(200);
  expect((await place(cart)).status).toBe(200);
});
