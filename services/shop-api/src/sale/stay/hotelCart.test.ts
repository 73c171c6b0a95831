import { type StaysShop, staysShop, type WireStayCart } from '../../../testing/staysShop.ts';
import type { OwnCart } from '../../../testing/testShop.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop();
});
afterAll(() => shop.close());

const stayOf = (answer: { body: { data: unknown } }) => answer.body.data as WireStayCart;
const productsOf = async (cart: OwnCart) => (await shop.cartOf(cart)).products;

test('a chosen room becomes the stay; another choice replaces it, and the stock of the former room is returned [TRV-03]', async () => {
  const cart = await shop.newCart();
  const chosen = await shop.choose(cart, 'hotel-dune-standard');
  expect(chosen.status).toBe(200);
  expect(stayOf(chosen)).toMatchObject({
    packageId: 'hotel-dune',
    name: 'Hotel De Duinrand',
    occupation: 2,
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
    packageOption: { id: 'hotel-dune-standard', title: 'Double room', subtotal: 898 },
    extras: [],
    addOns: [],
    totalPrice: 898,
  });
  expect(await productsOf(cart)).toEqual({ 'hotel-dune-standard': 1, 'travel-ticket': 2 });
  expect(await shop.stockOf('hotel-dune-standard')).toEqual({ reserved: 1, held: 1 });

  const changed = await shop.choose(cart, 'glamping-standard');
  expect(stayOf(changed)).toMatchObject({ packageId: 'glamping', totalPrice: 684 });
  expect(await productsOf(cart)).toEqual({ 'glamping-standard': 1, 'travel-ticket': 2 });
  expect(await shop.stockOf('hotel-dune-standard')).toEqual({ reserved: 0, held: 0 });
  expect(stayOf(await shop.hotel(cart, 'GET'))).toEqual(stayOf(changed));
});

test('five persons need three double rooms, and a single room is for one person [TRV-03]', async () => {
  const cart = await shop.newCart();
  const five = await shop.choose(cart, 'hotel-dune-standard~5');
  expect(stayOf(five)).toMatchObject({
    occupation: 5,
    packageOption: { id: 'hotel-dune-standard~5', title: '3 × Double room', subtotal: 2694 },
    totalPrice: 2694,
  });
  expect(await productsOf(cart)).toEqual({ 'hotel-dune-standard': 3, 'travel-ticket': 5 });
  await shop.choose(cart, 'hotel-harbour-single');
  expect(await productsOf(cart)).toEqual({ 'hotel-harbour-single': 1, 'travel-ticket': 1 });
});

test('extras are added, changed and removed with their quantities; extras that the new stay offers too are kept [TRV-03]', async () => {
  const cart = await shop.newCart();
  await shop.choose(cart, 'hotel-dune-standard');
  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-breakfast', amount: 2 });
  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-late-checkout', amount: 1 });
  const more = await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-breakfast', amount: 3 });
  expect(stayOf(more)).toMatchObject({
    extras: [
      { extraId: 'stay-breakfast', amount: 3, subtotal: 174, category: 'extra' },
      { extraId: 'stay-late-checkout', amount: 1, subtotal: 25, category: 'extra' },
    ],
    totalPrice: 898 + 174 + 25,
  });
  const less = await shop.hotel(cart, 'DELETE', '/extras?extraId=stay-breakfast');
  expect(stayOf(less).extras.map(({ extraId }) => extraId)).toEqual(['stay-late-checkout']);
  expect(await shop.stockOf('stay-breakfast')).toEqual({ reserved: 0, held: 0 });

  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-towels', amount: 2 });
  // The extras of a tent include towels but no late check-out.
  const tent = await shop.choose(cart, 'glamping-standard');
  expect(stayOf(tent).extras).toEqual([{ extraId: 'stay-towels', amount: 2, subtotal: 19.9, category: 'merchandise' }]);
  expect(await shop.stockOf('stay-late-checkout')).toEqual({ reserved: 0, held: 0 });
});

test('the cart’s total is room, extras and fees, exact to the cent, from stored prices only [API-08, BSK-03]', async () => {
  const cart = await shop.newCart();
  const cheap = { productId: 'hotel-dune-standard~3', subtotal: 1, totalPrice: 0, price: 0.01 };
  await shop.hotel(cart, 'PUT', '', cheap);
  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-towels', amount: 3, subtotal: 0 });
  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-transfer', amount: 3, price: 0 });
  await shop.put(cart, 'refund-protection', 1);
  // 2 x 898.00 + 3 x 9.95 + 3 x 17.50 = 1878.35, + 2.50 order fee; 6.5 % of 1880.85 is 122.25525.
  expect(await shop.cartOf(cart)).toMatchObject({
    products: { 'hotel-dune-standard': 2, 'stay-towels': 3, 'stay-transfer': 3, 'travel-ticket': 3 },
    totals: { productsExcludingServiceCosts: 187_835, orderFee: 250, insurance: 12_226, total: 200_311 },
    totalAmount: 2003.11,
    checkoutAllowed: true,
    checkoutErrors: [],
  });
});

describe('the travel tickets [TRV-03, TRV-07]', () => {
  test('follow the persons until the shopper sets another number, and again once that number equals the persons', async () => {
    const cart = await shop.newCart();
    await shop.choose(cart, 'hotel-dune-standard');
    await shop.put(cart, 'travel-ticket', 1);
    await shop.choose(cart, 'hotel-dune-standard~4');
    expect(await productsOf(cart)).toEqual({ 'hotel-dune-standard': 2, 'travel-ticket': 1 });
    await shop.put(cart, 'travel-ticket', 4);
    await shop.choose(cart, 'hotel-dune-standard~6');
    expect(await productsOf(cart)).toEqual({ 'hotel-dune-standard': 3, 'travel-ticket': 6 });
  });

  test('can be as many as the persons, even above the shop’s maximum of a ticket, but not more than that', async () => {
    const cart = await shop.newCart();
    await shop.choose(cart, 'hotel-dune-standard~12');
    expect(await shop.cartOf(cart)).toMatchObject({ products: { 'travel-ticket': 12 }, checkoutAllowed: true });
    await shop.put(cart, 'travel-ticket', 3);
    expect((await shop.put(cart, 'travel-ticket', 13)).body.data.error?.code).toBe('validation.product.maximum');
    expect((await shop.put(cart, 'travel-ticket', 12)).body.data).toMatchObject({ checkoutAllowed: true });
  });

  test('that are sold out are left out, and the stay can be bought without them', async () => {
    const cart = await shop.newCart();
    const { pool } = shop.database;
    await pool.query("update stock set total = reserved + 1 where id = 'travel-ticket'");
    expect((await shop.choose(cart, 'hotel-dune-standard')).status).toBe(200);
    expect(await productsOf(cart)).toEqual({ 'hotel-dune-standard': 1 });
    expect((await shop.put(cart, 'travel-ticket', 2)).body.data.error?.code).toBe('product.sold_out');
    expect((await shop.put(cart, 'travel-ticket', 1)).body.data).toMatchObject({ checkoutAllowed: false });
    await pool.query("update stock set total = 1000 where id = 'travel-ticket'");
  });

  test('that are more or fewer than the persons block checkout and the order, with an error', async () => {
    const cart = await shop.newCart();
    await shop.choose(cart, 'hotel-dune-standard');
    const { body } = await shop.put(cart, 'travel-ticket', 3);
    const code = 'validation.travel.occupants.does.not.equal.number.entrance.tickets';
    expect(body.data).toMatchObject({
      checkoutAllowed: false,
      checkoutErrors: [{ code, values: { persons: 2, tickets: 3 } }],
    });
    await expect(shop.paidOrder(cart)).rejects.toThrow(code);
    expect((await shop.put(cart, 'travel-ticket', 2)).body.data).toMatchObject({ checkoutAllowed: true });
  });

  test('can’t be bought without a stay, and are removed with it; the stay may be bought without tickets [TIX-11]', async () => {
    const cart = await shop.newCart();
    expect((await shop.put(cart, 'travel-ticket', 1)).body.data.error?.code).toBe('travel.ticket_needs_stay');
    await shop.choose(cart, 'hotel-dune-standard');
    await shop.put(cart, 'travel-ticket', 0);
    expect(await shop.cartOf(cart)).toMatchObject({ checkoutAllowed: true, checkoutErrors: [] });
    await shop.put(cart, 'travel-ticket', 2);
    const { body } = await shop.hotel(cart, 'DELETE');
    expect(body.data).toMatchObject({ products: {}, checkoutAllowed: false });
    expect(await shop.stockOf('travel-ticket')).toMatchObject({
      reserved: (await shop.stockOf('travel-ticket'))?.held,
    });
  });
});

test('a stay is removed with its extras, other lines are kept, and a second removal finds none', async () => {
  const cart = await shop.newCart();
  await shop.put(cart, 'shower', 2);
  await shop.choose(cart, 'hotel-dune-seaview');
  await shop.hotel(cart, 'POST', '/extras', { extraId: 'stay-breakfast', amount: 2 });
  const gone = await shop.hotel(cart, 'DELETE');
  expect([gone.status, gone.body.data.products]).toEqual([200, { shower: 2 }]);
  expect(await shop.stockOf('hotel-dune-seaview')).toEqual({ reserved: 0, held: 0 });
  expect(await shop.stockOf('stay-breakfast')).toEqual({ reserved: 0, held: 0 });
  for (const method of ['GET', 'DELETE'] as const) {
    const again = await shop.hotel(cart, method);
    expect([again.status, again.body.error?.code]).toEqual([404, 'travel.cart_not_found']);
  }
});

describe('as a product of the cart a room', () => {
  test('can’t be removed without its stay, and can’t be added or changed in number [TRV-05]', async () => {
    const cart = await shop.newCart();
    expect((await shop.put(cart, 'hotel-dune-standard', 0)).body.data.error?.code).toBe('travel.cart_not_found');
    expect((await shop.put(cart, 'hotel-dune-standard', 1)).body.data.error?.code).toBe('travel.cart_not_found');
    await shop.choose(cart, 'hotel-dune-standard');
    expect((await shop.put(cart, 'hotel-dune-standard', 2)).body.data.error?.code).toBe('travel.room_needs_stay');
    expect((await shop.put(cart, 'glamping-standard', 0)).body.data.error?.code).toBe('travel.room_needs_stay');
    expect(await productsOf(cart)).toEqual({ 'hotel-dune-standard': 1, 'travel-ticket': 2 });
  });

  test('is removed together with its whole stay [TRV-05]', async () => {
    const cart = await shop.newCart();
    await shop.choose(cart, 'hotel-dune-standard');
    await shop.put(cart, 'stay-breakfast', 2);
    expect(await productsOf(cart)).toEqual({ 'hotel-dune-standard': 1, 'travel-ticket': 2, 'stay-breakfast': 2 });
    expect((await shop.put(cart, 'hotel-dune-standard', 0)).body.data.products).toEqual({});
    expect((await shop.hotel(cart, 'GET')).status).toBe(404);
    expect((await shop.put(cart, 'stay-breakfast', 1)).body.data.error?.code).toBe('travel.cart_not_found');
  });
});

test.each([
  ['hotel-dune-family', 409, 'travel.no_stock'],
  ['hotel-dune-seaview~9', 404, 'travel.option_not_found'],
  ['hotel-dune-standard~51', 404, 'travel.option_not_found'],
  ['hotel-dune-standard~0', 404, 'travel.option_not_found'],
  ['weekend', 404, 'travel.option_not_found'],
  ['hotel-harbour-standard~14', 404, 'travel.option_not_found'],
])('%s can’t be chosen, and the former stay is kept', async (option, status, code) => {
  const cart = await shop.newCart();
  await shop.choose(cart, 'glamping-standard');
  const refused = await shop.choose(cart, option);
  expect([refused.status, refused.body.error?.code]).toEqual([status, code]);
  // The refusal contains only a code, since the page has the text [ERR-02].
  if (status === 409) expect(refused.body.error?.message).toBe('travel.no_stock');
  expect(await productsOf(cart)).toEqual({ 'glamping-standard': 1, 'travel-ticket': 2 });
});

test('if more rooms of a kind are requested than are left, all are refused [API-09]', async () => {
  const [first, second] = [await shop.newCart(), await shop.newCart()];
  expect((await shop.choose(first, 'hotel-dune-seaview~6')).status).toBe(200);
  expect((await shop.choose(second, 'hotel-dune-seaview~4')).body.error?.code).toBe('travel.no_stock');
  expect((await shop.choose(second, 'hotel-dune-seaview')).status).toBe(200);
  expect(await shop.stockOf('hotel-dune-seaview')).toEqual({ reserved: 4, held: 4 });
  await shop.hotel(first, 'DELETE');
  await shop.hotel(second, 'DELETE');
});

test.each([
  ['stay-parking', 1, 409, 'product.sold_out'],
  ['stay-towels', 9, 409, 'validation.product.maximum'],
  ['stay-towels', 0, 400, 'request.invalid'],
  ['stay-towels', 1.5, 400, 'request.invalid'],
  ['shower', 1, 404, 'product.not_found'],
  ['hotel-dune-standard', 1, 404, 'product.not_found'],
  ['', 1, 400, 'request.invalid'],
])('%s x %d is not an available extra, and changes nothing [TRV-03, API-06]', async (extraId, amount, status, code) => {
  const cart = await shop.newCart();
  await shop.choose(cart, 'hotel-dune-standard');
  const refused = await shop.hotel(cart, 'POST', '/extras', { extraId, amount });
  expect([refused.status, refused.body.error?.code]).toEqual([status, code]);
  expect(await productsOf(cart)).toEqual({ 'hotel-dune-standard': 1, 'travel-ticket': 2 });
});

test('after two concurrent choices, a cart has one stay and no lines of another, or the cart reports an error before checkout [API-09]', async () => {
  for (let round = 0; round < 8; round += 1) {
    const cart = await shop.newCart();
    const options = ['hotel-dune-standard', 'glamping-standard~4', 'hotel-harbour-standard~3', 'glamping-standard'];
    const answers = await Promise.all(options.map((option) => shop.choose(cart, option)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { checkoutErrors } = await shop.cartOf(cart);
    if ((checkoutErrors as unknown[]).length > 0) await shop.choose(cart, 'hotel-dune-standard');
    const stay = stayOf(await shop.hotel(cart, 'GET'));
    const [roomId = ''] = stay.packageOption.id.split('~');
    const rooms = Math.ceil(stay.occupation / 2);
    expect(await productsOf(cart)).toEqual({ [roomId]: rooms, 'travel-ticket': expect.any(Number) });
    await shop.hotel(cart, 'DELETE');
  }
  for (const room of ['hotel-dune-standard', 'glamping-standard', 'hotel-harbour-standard']) {
    const books = await shop.stockOf(room);
    expect(books?.reserved).toBe(books?.held);
  }
});
