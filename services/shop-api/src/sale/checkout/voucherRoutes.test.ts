import { setTimeout as wait } from 'node:timers/promises';
import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { type OwnCart, type ShopKey, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { type Voucher, voucherDiscount } from '../voucher/voucher.ts';

const regular: ShopKey = { eventId: 'solstrand-2027', token: 'solstrand-regular-sale' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const redeem = (cart: OwnCart, voucher: string) => shop.cartCall(cart, 'PUT', '/vouchers', { voucher });
const place = (cart: OwnCart, paymentMethod: string) =>
  postOrder(shop, cart, { paymentMethod, redirectUri: `${shopOrigin}/solstrand/paymentstatus` });

const usesOf = async (code: string) => {
  const { rows } = await shop.database.pool.query<{ used: number }>('select used from limits where id = $1', [
    `voucher:${code}`,
  ]);
  return rows[0]?.used;
};

/** Moves the end of a cart into the past by some minutes. */
const endedSince = (cart: OwnCart, minutes: number) =>
  shop.database.pool.query(
    `update carts set expires_at = statement_timestamp() - $2 * interval '1 minute' where id = $1`,
    [cart.id, minutes],
  );

const hasEnded = async ({ id }: OwnCart) =>
  (await shop.database.pool.query("select 1 from carts where id = $1 and status = 'expired'", [id])).rowCount === 1;

test.each([
  // Two weekend tickets of 189.00 with service costs of 9.00 each, order fee 2.50, entertainment tax 9.00.
  ['sol-tien ', 'percentage', 3780],
  ['“SOL–TIEN”.', 'percentage', 3780],
  ['\u200bSOL TIEN', 'percentage', 3780],
  ['SOL-TIENTJE', 'fixed', 1000],
  ['SOL-GRATIS', 'full', 38950],
])(
  'a code %s of kind %s has a discount of %s cents, and the payment methods are replaced [VCH-01]',
  async (code, kind, cents) => {
    const cart = await filledCart(shop, regular, { weekend: 2 });
    await fillForm(shop, cart);
    const { status, body } = await redeem(cart, code);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ totals: { discount: cents, total: 38950 - cents } });
    const { order } = body.data as { order: { availablePaymentMethods: { uid: string }[] } };
    const isFree = order.availablePaymentMethods.map(({ uid }) => uid === 'no-payment-required');
    expect([...new Set(isFree)]).toEqual([kind === 'full']);
  },
);

test('an order fully paid by a voucher is completed without a provider [VCH-01, PAY-02]', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1, shower: 2 });
  await fillForm(shop, cart);
  await redeem(cart, 'SOL-GRATIS');
  expect((await place(cart, 'card')).body.error?.code).toBe('payment.method_unknown');
  // The shown total of a free order counts too [BYD-03].
  const refused = await postOrder(shop, cart, { paymentMethod: 'no-payment-required', expectedTotal: 1 });
  expect(refused.body.error?.code).toBe('order.total_changed');
  expect((await place(cart, 'no-payment-required')).body.data).toMatchObject({
    redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
  });
  const order = await shop.cartCall(cart, 'GET', '/orders');
  expect(order.body.data).toMatchObject({ status: 'completed', total: 0 });
  const { rowCount } = await shop.database.pool.query(
    'select 1 from payments join orders on orders.event_id = payments.event_id and orders.id = payments.order_id where cart_id = $1',
    [cart.id],
  );
  expect(rowCount).toBe(0);
});

test('a wrong code and a used-up code get different errors, and the former voucher is kept [VCH-01]', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  await redeem(cart, 'SOL-TIENTJE');
  for (const [code, reason] of [
    ['NO-SUCH', 'voucher.invalid'],
    ['NACHT-TIENTJE', 'voucher.invalid'],
    ['SOL-OP', 'voucher.used'],
  ] as const) {
    const { status, body } = await redeem(cart, code);
    expect([status, body.error]).toEqual([409, { code: reason, message: reason }]);
  }
  expect((await shop.cartCall(cart, 'GET')).body.data).toMatchObject({ totals: { discount: 1000 } });
});

test('a second code replaces the first one, whose use is released', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  const before = await usesOf('SOL-TIEN');
  await redeem(cart, 'SOL-TIEN');
  expect(await usesOf('SOL-TIEN')).toBe((before ?? 0) + 1);
  const { body } = await redeem(cart, 'SOL-VIJFTIG');
  expect(await usesOf('SOL-TIEN')).toBe(before);
  expect(body.data).toMatchObject({ totals: { discount: 9450 }, voucher: { code: 'SOL-VIJFTIG', cents: 9450 } });
});

test('a smaller or equal voucher does not replace a better one, and its use is not counted [VCH-01]', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  await redeem(cart, 'SOL-VIJFTIG');
  const [kept, other] = [await usesOf('SOL-VIJFTIG'), await usesOf('SOL-TIENTJE')];
  for (const code of ['SOL-TIENTJE', 'SOL-TIEN']) {
    const { status, body } = await redeem(cart, code);
    expect([status, body.error]).toMatchObject([409, { code: 'voucher.smaller', values: { kept: 'SOL-VIJFTIG' } }]);
  }
  expect([await usesOf('SOL-VIJFTIG'), await usesOf('SOL-TIENTJE')]).toEqual([kept, other]);
  // The same code again does not count as a smaller voucher.
  expect((await redeem(cart, 'sol-vijftig')).status).toBe(200);
  const read = await shop.cartCall(cart, 'GET');
  expect(read.body.data).toMatchObject({ totals: { discount: 9450 }, voucher: { code: 'SOL-VIJFTIG', cents: 9450 } });
});

test('the use of a removed voucher is released, and the cart has its former price [VCH-01]', async () => {
  const cart = await filledCart(shop, regular, { weekend: 1 });
  const before = await usesOf('SOL-TIEN');
  await redeem(cart, 'SOL-TIEN');
  const { status, body } = await shop.cartCall(cart, 'DELETE', '/vouchers');
  expect([status, await usesOf('SOL-TIEN')]).toEqual([200, before]);
  expect(body.data).toMatchObject({ totals: { discount: 0 }, voucher: null });
  // A second call changes nothing, and a guessed code removes nothing.
  expect((await shop.cartCall(cart, 'DELETE', '/vouchers')).status).toBe(200);
  expect((await shop.cartCall({ ...cart, token: 'guess' }, 'DELETE', '/vouchers')).status).toBe(404);
});

test('of 50 carts that concurrently redeem a voucher with one use, one gets the use and keeps it for half an hour after the cart’s end [VCH-01, VCH-02]', async () => {
  const carts = await Promise.all(Array.from({ length: 50 }, () => filledCart(shop, regular, { shower: 1 })));
  // All calls come from one address, so the guesses that were already counted for it are deleted.
  await shop.database.pool.query('delete from look_ups');
  const answers = await Promise.all(carts.map((cart) => redeem(cart, 'SOL-EENMAAL')));
  const codes = Map.groupBy(answers, ({ status, body }) => `${status} ${body.error?.code ?? ''}`);
  expect([codes.get('200 ')?.length, codes.get('409 voucher.used')?.length]).toEqual([1, 49]);
  expect(await usesOf('SOL-EENMAAL')).toBe(1);
  // Applied twice, the voucher counts as one use.
  const winner = carts[answers.findIndex(({ status }) => status === 200)] ?? carts[0];
  if (winner) expect((await redeem(winner, 'SOL-EENMAAL')).status).toBe(200);
  expect(await usesOf('SOL-EENMAAL')).toBe(1);

  // An abandoned cart keeps the use until half an hour after its end; then it is released.
  if (winner) await endedSince(winner, 29);
  await eventually('the winner’s cart ends', async () => winner !== undefined && (await hasEnded(winner)));
  await shop.database.pool.query('select release_limit_usages($1, 500)', [regular.eventId]);
  const late = await filledCart(shop, regular, { shower: 1 });
  expect((await redeem(late, 'SOL-EENMAAL')).body.error?.code).toBe('voucher.used');
  if (winner) await endedSince(winner, 31);
  await eventually('the voucher is free', async () => (await usesOf('SOL-EENMAAL')) === 0);
  expect((await redeem(late, 'SOL-EENMAAL')).status).toBe(200);
});

test('the use of a code is released about 30 minutes after its cart expires, and never once the cart is paid [VCH-02]', async () => {
  const paid = await filledCart(shop, regular, { shower: 1 });
  await fillForm(shop, paid);
  const before = (await usesOf('SOL-GRATIS')) ?? 0;
  await redeem(paid, 'SOL-GRATIS');
  await place(paid, 'no-payment-required');
  const left = await filledCart(shop, regular, { shower: 1 });
  await redeem(left, 'SOL-GRATIS');
  expect(await usesOf('SOL-GRATIS')).toBe(before + 2);
  await endedSince(left, 31);
  await eventually('one use is left', async () => (await usesOf('SOL-GRATIS')) === before + 1);
  await wait(1200);
  expect(await usesOf('SOL-GRATIS')).toBe(before + 1);
});

test('a paid or expired cart, or the cart of another client, accepts no code [API-07]', async () => {
  const cart = await filledCart(shop, regular, { shower: 1 });
  expect((await redeem({ ...cart, token: 'guess' }, 'SOL-TIEN')).status).toBe(404);
  await endedSince(cart, 1);
  expect((await redeem(cart, 'SOL-TIEN')).status).toBe(410);
});

test('a voucher’s discount never exceeds the total', () => {
  const totals = {
    productsExcludingServiceCosts: 900,
    serviceCosts: 100,
    orderFee: 250,
    touristTax: 0,
    entertainmentTax: 0,
    insurance: 0,
    shipping: 0,
    discount: 0,
    total: 1250,
  };
  const off = (kind: Voucher['kind'], value: number, taken = 0) =>
    voucherDiscount({ code: 'x', kind, value }, totals, taken);
  expect([off('fixed', 2000), off('percentage', 10_000), off('full', 0), off('full', 0, 500)]).toEqual([
    1250, 1000, 1250, 750,
  ]);
  expect([off('percentage', 1000, 995), off('percentage', 5), voucherDiscount(null, totals, 0)]).toEqual([1, 1, 0]);
});
