import { createHash } from 'node:crypto';
import { exampleVouchers } from '@festival/example-festivals/exampleVouchers';
import { eventually } from '@festival/service-kit/testing/eventually';
import { postOrder } from '../../../testing/postOrder.ts';
import { mailsTo } from '../../../testing/readMail.ts';
import { placeOrder, readyCart, returnUri } from '../../../testing/readyCart.ts';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';
import { voucherMisses } from '../../sale/voucher/countVoucherGuess.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([{ ...testFestival(900), vouchers: exampleVouchers('SOL') }]);
});
afterAll(() => shop.close());

const order = (cart: OwnCart, redirectUri: string, headers = {}) =>
  postOrder(shop, cart, { paymentMethod: 'card', redirectUri }, headers);

test.each([
  ['another site', 'http://evil.example/solstrand'],
  ['another site behind the shop’s name', 'http://shop.test@evil.example/'],
  ['a name that begins like the shop’s', 'http://shop.test.evil.example/'],
  ['another port', 'http://shop.test:8080/'],
  ['another scheme', 'https://shop.test/'],
  ['a script', 'javascript:alert(1)//http://shop.test/'],
  ['a blob of the shop’s origin', 'blob:http://shop.test/0198f000-0000-7000-8000-000000000000'],
  ['a name and a password', 'http://shop:test@shop.test/'],
  ['a very long address', `http://shop.test/${'a'.repeat(3000)}`],
])('a shopper is not redirected to %s after paying [API-06, PAY-03]', async (_what, redirectUri) => {
  const cart = await readyCart(shop, regularShop, { weekend: 1 });
  const formed = await shop.cartCall(cart, 'PUT', '', { ...testBuyer, redirectUri });
  for (const { status, body } of [await order(cart, redirectUri), formed]) {
    expect([status, body.error?.code]).toEqual([400, 'request.invalid']);
  }
  expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('shopping');
});

test('the return URL is stored in the form that browsers parse, so that no provider reads another site in it', async () => {
  const cart = await readyCart(shop, regularShop, { weekend: 1 });
  expect((await order(cart, 'http://shop.test\\@evil.example/\tsolstrand')).status).toBe(200);
  const { rows } = await shop.database.pool.query<{ return_uri: string }>(
    'select return_uri from payments join orders on orders.id = order_id where cart_id = $1',
    [cart.id],
  );
  expect(rows).toEqual([
    { return_uri: expect.stringMatching(/^http:\/\/shop\.test\/@evil\.example\/solstrand\?order=[\da-f-]{36}$/) },
  ]);
});

test('another cart’s Idempotency-Key has no special effect: it reveals nothing about that cart’s order [BYD-04, API-07]', async () => {
  const [one, other] = [
    await readyCart(shop, regularShop, { weekend: 1 }),
    await readyCart(shop, regularShop, { weekend: 2 }),
  ];
  const key = { 'idempotency-key': 'the-same' };
  const first = await order(one, returnUri, key);
  const second = await order(other, returnUri, key);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.data.reference).not.toBe(first.body.data.reference);
  expect((await order(one, returnUri, key)).body).toEqual(first.body);
});

test('inherited names such as constructor are not products, and nothing is reserved for them [API-06]', async () => {
  const cart = await shop.openCart(regularShop);
  for (const productId of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const { status, body } = await shop.cartCall(cart, 'PUT', '/products', { productId, quantity: 1 });
    expect([status, body.data.error?.code]).toEqual([200, 'product.not_found']);
  }
  const filled = await shop.cartCall(cart, 'POST', '/wishlist', { products: { constructor: 1, toString: 2 } });
  expect(filled.body.data.refused).toEqual([
    { productId: 'constructor', code: 'product.not_found', alternatives: [] },
    { productId: 'toString', code: 'product.not_found', alternatives: [] },
  ]);
  for (const products of ['{"__proto__":1}', '{"":1}', `{"${'a'.repeat(121)}":1}`]) {
    const { status, body } = await shop.call(regularShop, {
      method: 'POST',
      url: `/shopping/carts/${cart.id}/wishlist`,
      headers: { 'x-cart-token': cart.token, 'content-type': 'application/json' },
      payload: `{"products":${products}}`,
    });
    expect([products, status, body.error?.code]).toEqual([products, 400, 'request.invalid']);
  }
  expect((await shop.cartCall(cart, 'GET')).body.data.products).toEqual({});
});

test('text in a transport request can add no header and no recipient to its mail [TRN-04]', async () => {
  const injected = 'Groningen\r\nBcc: victim@evil.example\r\nSubject: Free tickets\r\n\r\n<b>Hello</b>';
  const line = injected.replaceAll('\r\n', ' ');
  const request = { name: line, email: 'sanne@example.org', departure: line, persons: 4, message: injected };
  const send = (payload: object) => shop.call(regularShop, { method: 'POST', url: '/personalisation/mails', payload });
  for (const field of ['name', 'departure']) {
    const { status, body } = await send({ ...request, [field]: injected });
    expect([status, body.error]).toEqual([400, expect.objectContaining({ fields: { [field]: expect.any(String) } })]);
  }
  expect((await send(request)).status).toBe(200);
  const [mail] = await cameTo('@');
  expect(mail?.headers).not.toHaveProperty('bcc');
  expect(mail?.headers.to).not.toContain('evil.example');
  expect(mail?.headers.subject).toMatch(/^Transport request: 4 from Groningen/);
  expect(mail?.html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
  expect(mail?.html).not.toContain('<b>Hello</b>');
});

test('a name whose characters would hide or forge a line is refused, and no part of it is stored [CHK-02, API-06]', async () => {
  const cart = await readyCart(shop, regularShop, { weekend: 1 });
  for (const firstName of ['No\u202Eor', 'Noor\r\nBcc: all', 'Noor\u001B[2J', 'No\u2066or']) {
    const { status, body } = await shop.cartCall(cart, 'PUT', '', { ...testBuyer, firstName });
    expect([status, body.error]).toEqual([400, expect.objectContaining({ fields: { firstName: 'characters' } })]);
  }
  const { rows } = await shop.database.pool.query('select buyer from carts where id = $1', [cart.id]);
  expect(rows).toMatchObject([{ buyer: { firstName: testBuyer.firstName } }]);
});

async function cameTo(address: string) {
  const mails = () => mailsTo(shop.mailFolder, address);
  await eventually('a mail comes', async () => (await mails()).length > 0);
  return mails();
}

test('a header that is too long is refused, and nothing of it is stored [API-06]', async () => {
  const count = async () => (await shop.database.pool.query('select 1 from carts')).rowCount;
  const before = await count();
  for (const name of ['x-policy-id', 'x-user-token']) {
    const headers = { [name]: 'a'.repeat(9000) };
    const { status, body } = await shop.call(regularShop, { method: 'POST', url: '/shopping/carts', headers });
    expect([name, status, body.error?.code]).toEqual([name, 400, 'request.invalid']);
  }
  expect(await count()).toBe(before);
});

test('voucher codes can’t be guessed: after 20 unknown codes a cart is locked, even for a right code; other carts in its network are not [VCH-01]', async () => {
  const [cart, neighbour] = [
    await readyCart(shop, regularShop, { weekend: 1 }),
    await readyCart(shop, regularShop, { weekend: 1 }),
  ];
  const tryCode = (voucher: string, { id, token } = cart) =>
    shop.call(regularShop, {
      method: 'PUT',
      url: `/shopping/carts/${id}/vouchers`,
      headers: { 'x-cart-token': token },
      payload: { voucher },
      remoteAddress: '10.5.0.1',
    });
  const statuses: number[] = [];
  for (let guess = 0; guess <= voucherMisses.mostOfCart; guess += 1) {
    statuses.push((await tryCode(`GUESS-${guess}`)).status);
  }
  expect(statuses).toEqual([...Array(voucherMisses.mostOfCart).fill(409), 429]);
  const right = await tryCode('SOL-TIEN');
  expect([right.status, right.body.error?.code, right.headers['retry-after']]).toEqual([
    429,
    'voucher.too_many',
    '600',
  ]);
  expect((await tryCode('SOL-TIEN', neighbour)).status).toBe(200);
  await shop.database.pool.query(
    `update look_ups set made_at = array(select at - interval '10 minutes' from unnest(made_at) at)`,
  );
  expect((await tryCode('SOL-TIEN')).status).toBe(200);
});

test('voucher codes can’t be guessed by many carts of one /64 network either; right codes are not counted [VCH-01]', async () => {
  const cart = await readyCart(shop, regularShop, { weekend: 1 });
  const tryCode = (voucher: string, remoteAddress: string) =>
    shop.call(regularShop, {
      method: 'PUT',
      url: `/shopping/carts/${cart.id}/vouchers`,
      headers: { 'x-cart-token': cart.token },
      payload: { voucher },
      remoteAddress,
    });
  const misses = async () => {
    const { rows } = await shop.database.pool.query<{ most: number }>(
      'select coalesce(max(cardinality(made_at)), 0) as most from look_ups',
    );
    return rows[0]?.most;
  };
  await shop.database.pool.query('delete from look_ups');
  for (let time = 0; time < 5; time += 1)
    expect((await tryCode('SOL-TIEN', `2001:db8:7:7::b:${time}`)).status).toBe(200);
  expect(await misses()).toBe(0);
  expect((await tryCode('AT-FIRST', '2001:db8:7:7::a:1')).status).toBe(409);
  // Inserts the attempts that other carts of the network may have made.
  await shop.database.pool.query(
    'update look_ups set made_at = array_fill(clock_timestamp(), array[$1::integer - 1]) where cardinality(made_at) = 1',
    [voucherMisses.mostOfAddress],
  );
  await shop.database.pool.query('delete from look_ups where client_hash = $1', [
    createHash('sha256').update(`${regularShop.eventId} voucher cart ${cart.id}`).digest(),
  ]);
  expect((await tryCode('ONE-MORE', '2001:db8:7:7::a:2')).status).toBe(409);
  expect((await tryCode('SOL-TIEN', '2001:db8:7:7::a:3')).status).toBe(429);
  expect((await tryCode('SOL-TIEN', '2001:db8:7:8::1')).status).toBe(200);
});

test('voucher codes can’t be guessed by one account that keeps changing its network address either [VCH-01]', async () => {
  const cart = await readyCart(shop, regularShop, { weekend: 1 });
  const userToken = await shop.tokenOf('sam');
  const statuses = [];
  for (let guess = 0; guess <= voucherMisses.mostOfAccount; guess += 1) {
    const { status } = await shop.call(regularShop, {
      method: 'PUT',
      url: `/shopping/carts/${cart.id}/vouchers`,
      headers: { 'x-cart-token': cart.token, 'x-user-token': userToken },
      payload: { voucher: `BY-ACCOUNT-${guess}` },
      remoteAddress: `10.77.${guess}.1`,
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(voucherMisses.mostOfAccount).fill(409), 429]);
});

test('an order’s status can’t be read by its number, only with the credentials of its cart [API-07]', async () => {
  const cart = await readyCart(shop, regularShop, { weekend: 1 });
  await placeOrder(shop, cart);
  const { body } = await shop.cartCall(cart, 'GET', '/orders');
  const byNumber = await shop.cartCall({ ...cart, id: String(body.data.reference) }, 'GET', '/orders');
  expect([byNumber.status, byNumber.body.error?.code]).toEqual([404, 'cart.not_found']);
});
