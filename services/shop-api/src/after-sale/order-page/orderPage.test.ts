import { generateKeyPairSync } from 'node:crypto';
import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { headerNames } from '@festival/shared-contracts/api/endpoint';
import type { OrderCalendar, OrderPage, OwnOrder, TicketFile } from '@festival/shared-contracts/order/orderPage';
import { regularKey } from '../../../testing/exampleCalls.ts';
import { exampleShop, filledCart } from '../../../testing/exampleShop.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { mailsTo } from '../../../testing/readMail.ts';
import { pay, paymentBecomes, placeOrder, readyCart, returnUri } from '../../../testing/readyCart.ts';
import { type CallAnswer, type TestShop, testShop } from '../../../testing/testShop.ts';
import { paidOrder } from '../../../testing/upgradedOrder.ts';
import type { Wallets } from '../pass/wallets.ts';
import { refundOrder } from '../refund/refundOrder.ts';
import { codeDrawing } from '../ticket/codeDrawing.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import { nameTickets } from './nameTickets.ts';
import { orderPageLimits } from './orderByLink.ts';
import { orderOffers } from './orderOffers.ts';
import { readOrderPage } from './readOrderPage.ts';
import { ticketPasses } from './ticketPasses.ts';

const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const google = { issuerId: '3388000000012345678', account: 'passes@shop.iam.gserviceaccount.com', key };
const apple = { passType: '', team: '', certificate: '', key: '', intermediate: '', validUntil: Date.now() + 60_000 };
/** Draws nothing, but returns a pass if a wallet is given. */
const drawNothing: DrawTickets = async (tickets) =>
  tickets.map((ticket) => ({ picture: Buffer.of(1), page: Buffer.of(2), pass: ticket.wallet ? Buffer.of(3) : null }));

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const ask = (token: string, below = '', method: 'GET' | 'POST' = 'GET', headers = {}) =>
  shop.call(regularKey, { method, url: `/shopping/orders/${token}${below}`, headers });
const pageOf = async (token: string) => (await ask(token)).body.data as unknown as OrderPage;
const tokenOf = async (cart: Parameters<TestShop['cartCall']>[0]) =>
  String((await shop.cartCall(cart, 'GET', '/orders')).body.data.pageToken);
const codeOf = ({ status, body }: CallAnswer) => [status, body.error?.code];

test('the link of a paid order shows its lines, its tickets and files of the valid tickets, even long after its cart is deleted [PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 2, 'bus-utrecht': 1 });
  const token = await tokenOf(order.cart);
  expect(await pageOf(token)).toMatchObject({
    reference: order.reference,
    status: 'completed',
    refunded: 0,
    lines: [
      { productId: 'weekend', quantity: 2, refundedQuantity: 0 },
      { productId: 'bus-utrecht', quantity: 1, refundedQuantity: 0 },
    ],
    tickets: [
      { productId: 'weekend', number: 1, status: 'issued' },
      { productId: 'weekend', number: 2, status: 'issued' },
      { productId: 'bus-utrecht', number: 1, status: 'issued' },
    ],
  });
  const files = (await ask(token, '/tickets')).body.data as unknown as TicketFile[];
  expect(files).toHaveLength(3);
  for (const { name, content } of files) {
    expect(name).toMatch(/\.pdf$/);
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the page shows the whole order: codes, days, doors, the bus, costs and payment [BYD-02, PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 1, 'bus-utrecht': 1 });
  const token = await tokenOf(order.cart);
  const { lines, tickets, sums = [], total, buyer, paidWith } = await pageOf(token);
  const { rows } = await shop.database.pool.query('select product_id, code from tickets where order_id = $1', [
    order.orderId,
  ]);
  for (const { product_id: productId, code } of rows)
    expect(tickets.find((ticket) => ticket.productId === productId)).toMatchObject({
      code,
      drawing: codeDrawing(code),
    });
  expect(lines[0]).toMatchObject({
    mappedType: 'ticket',
    firstDay: '2027-07-09',
    lastDay: '2027-07-11',
    doorsAt: '2027-07-09T12:00:00+02:00',
    image: expect.stringContaining('/art/weekend'),
  });
  expect(lines[1]).toMatchObject({
    mappedType: 'transportation',
    departure: 'Utrecht Jaarbeurszijde',
    departsAt: '2027-07-09T10:00:00+02:00',
    texts: { nl: { name: expect.any(String) } },
  });
  const added = [...lines.map((line) => line.total), ...sums.map(({ amount }) => amount)];
  expect(added.reduce((sum, cents) => sum + cents)).toBe(total);
  expect(buyer).toMatch(/\w+ \w+/);
  expect(paidWith?.texts.nl?.name).toBe('Creditcard of betaalpas');
});

test('the page shows the place, address, days, hours and persons of a stay, and the delivery address of merchandise [TRV-02, SHP-01]', async () => {
  const linked = {
    eventId: 'solstrand-2027',
    orderId: (await paidOrder(shop, { weekend: 1 })).orderId,
    shopSlug: 'solstrand',
  };
  const { pool } = shop.database;
  const { rows } = await pool.query(
    `select room.package_id as stay, room.product_id as room from travel_rooms room where event_id = $1 limit 1`,
    [linked.eventId],
  );
  await pool.query(
    `insert into order_stays (event_id, order_id, hotel_cart_id, package_id, room_id, rooms, persons)
     values ($1, $2, gen_random_uuid(), $3, $4, 1, 2)`,
    [linked.eventId, linked.orderId, rows[0]?.stay, rows[0]?.room],
  );
  await pool.query(`update orders set shipping = '{"country": "NL"}' where id = $1`, [linked.orderId]);
  const { stay, delivery } = await readOrderPage(pool, linked);
  expect(stay).toMatchObject({
    persons: 2,
    arrival: expect.stringMatching(/^2027-07-/),
    whereabouts: expect.any(String),
    address: expect.any(String),
    checkInFrom: expect.stringMatching(/^\d\d:\d\d$/),
    checkOutUntil: expect.stringMatching(/^\d\d:\d\d$/),
  });
  expect(stay?.texts.nl?.name).toBeTruthy();
  expect(delivery).toMatchObject({ country: 'NL', address: [expect.stringMatching(/ \d+/), expect.any(String)] });
});

test('the discounts of upgraded tickets and of a voucher are shown separately on the page and in the mail, exact to the cent, and the earlier order is shown as upgraded [UPG-02, UPG-03, VCH-01]', async () => {
  const first = await paidOrder(shop, { weekend: 1 });
  const cart = await filledCart(
    shop,
    exampleShop('solstrand-upgrade'),
    { 'upgrade-camping': 1, 'bus-utrecht': 1 },
    { 'x-upgradable-order-id': first.external },
  );
  expect((await shop.cartCall(cart, 'PUT', '/vouchers', { voucher: 'SOL-TIENTJE' })).status).toBe(200);
  const email = 'both@example.org';
  await fillForm(shop, cart, { buyer: { email, language: 'nl' } });
  await pay(shop, await placeOrder(shop, cart), { number: '4242424242424242' });
  await paymentBecomes(shop, cart, 'completed');
  expect([(await pageOf(first.external)).isUpgraded, (await pageOf(await tokenOf(cart))).isUpgraded]).toEqual([
    true,
    undefined,
  ]);
  const { lines, sums = [], upgradeDiscount = 0, total } = await pageOf(await tokenOf(cart));
  expect(upgradeDiscount).toBe(18_900);
  expect(sums.find(({ kind }) => kind === 'discount')).toEqual({ kind: 'discount', amount: -18_900 - 1000 });
  expect(sums.reduce((sum, { amount }) => sum + amount, 0) + lines.reduce((sum, line) => sum + line.total, 0)).toBe(
    total,
  );
  await eventually('the mail', async () => (await mailsTo(shop.mailFolder, email)).length === 1);
  const [mail] = await mailsTo(shop.mailFolder, email);
  expect(mail?.text).toMatch(/Je eerdere tickets {2}−€\s189,00\nKorting met je code {2}−€\s10,00\n/);
});

test('the mail of an order that costs nothing mentions no payment [PAY-02]', async () => {
  const email = 'free@example.org';
  const cart = await readyCart(shop, regularKey, { 'day-sunday': 1 }, { email, language: 'nl' });
  await shop.cartCall(cart, 'PUT', '/vouchers', { voucher: 'SOL-GRATIS' });
  await postOrder(shop, cart, { paymentMethod: 'no-payment-required' });
  await eventually('the mail', async () => (await mailsTo(shop.mailFolder, email)).length === 1);
  const [mail] = await mailsTo(shop.mailFolder, email);
  expect(mail?.text).toContain('Je bestelling is rond en je tickets zitten hierbij.');
  expect(mail?.text).not.toContain('betaling');
});

test('all valid tickets are in one file, an order without valid tickets has no file, and responses are not cached [BYD-02]', async () => {
  const order = await paidOrder(shop, { 'day-sunday': 2 });
  const token = await tokenOf(order.cart);
  const answer = await ask(token, '/document');
  const { name, content } = answer.body.data as unknown as TicketFile;
  expect(name).toBe(`tickets-${order.reference}.pdf`);
  expect(Buffer.from(content, 'base64').toString('latin1')).toMatch(/\/Type \/Pages\s+\/Count 2/);
  for (const below of ['', '/document', '/tickets'])
    expect((await ask(token, below)).headers['cache-control']).toBe('no-store');
  await refundOrder(shop.database.pool, { reference: order.reference });
  expect(codeOf(await ask(token, '/document'))).toEqual([409, 'order.not_paid']);
  expect((await pageOf(token)).tickets.map(({ code }) => code)).toEqual([undefined, undefined]);
});

test('the order’s dates can be added to a calendar: each ticket’s own day, both bus rides, or the festival’s days if there are none [PAY-04]', async () => {
  const startsOf = async (products: Record<string, number>) => {
    const order = await paidOrder(shop, products, { language: 'nl' });
    const { name, content } = (await ask(await tokenOf(order.cart), '/calendar')).body.data as unknown as OrderCalendar;
    expect(name).toBe('agenda.ics');
    return content.match(/^DTSTART.*$/gm)?.map((line) => line.trim());
  };
  expect(await startsOf({ 'day-sunday': 2, 'bus-utrecht': 1 })).toEqual([
    'DTSTART:20270711T100000Z',
    'DTSTART:20270709T080000Z',
    'DTSTART:20270711T223000Z',
  ]);
  expect(await startsOf({ locker: 1 })).toEqual(['DTSTART;VALUE=DATE:20270709']);
});

test('a refunded ticket is shown as refunded and has no file; a refunded order is void [PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 2 });
  const token = await tokenOf(order.cart);
  await refundOrder(shop.database.pool, { reference: order.reference, lines: { weekend: 1 }, key: 'one' });
  const page = await pageOf(token);
  expect(page.status).toBe('completed');
  expect(page.refunded).toBeGreaterThan(0);
  expect(page.lines[0]?.refundedQuantity).toBe(1);
  expect(page.tickets.map(({ status }) => status).sort()).toEqual(['issued', 'refunded']);
  expect((await ask(token, '/tickets')).body.data).toHaveLength(1);
  await refundOrder(shop.database.pool, { reference: order.reference });
  const ended = await pageOf(token);
  expect([ended.status, ended.refunded]).toEqual(['failed', ended.total]);
  expect((await ask(token, '/tickets')).body.data).toHaveLength(0);
  expect(codeOf(await ask(token, '/mails', 'POST'))).toEqual([409, 'order.not_paid']);
});

test('the mail with link and tickets can be sent again to the buyer, at most three times an hour [BYD-02]', async () => {
  // The form contains the shop's URL, as a browser sends it.
  const order = await paidOrder(shop, { weekend: 1 }, { redirectUri: returnUri });
  const token = await tokenOf(order.cart);
  const { email } = await pageOf(token);
  const sent = async () => (await mailsTo(shop.mailFolder, email)).filter(({ text }) => text.includes(order.reference));
  await eventually('the mail', async () => (await sent()).length === 1);
  for (let nr = 1; nr <= orderPageLimits.mails; nr += 1) expect((await ask(token, '/mails', 'POST')).status).toBe(200);
  expect(codeOf(await ask(token, '/mails', 'POST'))).toEqual([429, 'request.too_many']);
  await eventually('the mails', async () => (await sent()).length === 1 + orderPageLimits.mails);
  for (const { text, attachments } of await sent()) {
    expect(text).toContain(`/solstrand/order/${token}`);
    expect(attachments.filter(({ contentType }) => contentType === 'application/pdf')).toHaveLength(1);
  }
});

test('an unpaid order has no ticket, and other tokens give no access [API-07]', async () => {
  const cart = await readyCart(shop, regularKey, { weekend: 1 });
  await placeOrder(shop, cart);
  const token = await tokenOf(cart);
  expect(await pageOf(token)).toMatchObject({ status: 'pending', tickets: [] });
  expect((await ask(token, '/tickets')).body.data).toEqual([]);
  expect(codeOf(await ask(token, '/calendar'))).toEqual([409, 'order.not_paid']);
  for (const below of ['', '/tickets', '/document', '/passes', '/calendar']) {
    expect(codeOf(await ask(crypto.randomUUID(), below))).toEqual([404, 'order.not_found']);
  }
  expect(codeOf(await ask(cart.id))).toEqual([404, 'order.not_found']);
  expect((await ask('123456789')).status).toBe(400);
});

test('an account lists only its own orders at the event; a guest is refused [SSO-04]', async () => {
  const bearer = async (accountId: string) => ({ [headerNames.userToken]: await shop.tokenOf(accountId) });
  const order = await paidOrder(shop, { weekend: 1 });
  await shop.database.pool.query("update orders set account_id = 'lister' where id = $1", [order.orderId]);
  const listed = async (accountId: string) =>
    (await shop.call(regularKey, { method: 'GET', url: '/shopping/orders', headers: await bearer(accountId) })).body
      .data as unknown as OwnOrder[];
  const own = await listed('lister');
  expect(own).toMatchObject([
    {
      reference: order.reference,
      status: 'completed',
      lines: [{ productId: 'weekend', quantity: 1 }],
      image: expect.stringContaining('/art/weekend'),
      firstDay: '2027-07-09',
    },
  ]);
  expect((await pageOf(own[0]?.token ?? '')).reference).toBe(order.reference);
  expect(await listed('nobody-here')).toEqual([]);
  expect((await shop.call(regularKey, { method: 'GET', url: '/shopping/orders' })).status).toBe(401);
});

const nameAll = (token: string, names: unknown, key = regularKey) =>
  shop.call(key, { method: 'PUT', url: `/shopping/orders/${token}/names`, payload: { names } });
const holdersOf = async (token: string) => (await pageOf(token)).tickets.map(({ holder }) => holder);
const named = (number: number, name: string, productId = 'weekend') => ({ productId, number, name });

test('valid tickets get the names of their holders, and an empty name removes the holder; refunded tickets are unchanged [PAY-04]', async () => {
  const order = await paidOrder(shop, { weekend: 3 });
  const token = await tokenOf(order.cart);
  expect(await pageOf(token)).toMatchObject({ asksNames: true, wallets: [] });
  expect(await holdersOf(token)).toEqual([undefined, undefined, undefined]);
  const answer = await nameAll(token, [
    named(1, ' Sanne de Wit '),
    named(3, 'Bo'),
    named(4, 'Nobody'),
    named(1, 'X', 'vip'),
  ]);
  expect([answer.status, answer.body.data]).toMatchObject([200, { reference: order.reference }]);
  expect(await holdersOf(token)).toEqual(['Sanne de Wit', undefined, 'Bo']);
  await refundOrder(shop.database.pool, { reference: order.reference, lines: { weekend: 1 }, key: 'one' });
  await nameAll(token, [named(1, ''), named(3, 'Sam')]);
  expect(await holdersOf(token)).toEqual([undefined, undefined, 'Bo']);
});

test('a ticket says if the PDF’s fonts can not write its holder’s name [BYD-02]', async () => {
  const token = await tokenOf((await paidOrder(shop, { weekend: 3 })).cart);
  await nameAll(token, [named(1, '王小明'), named(2, '🎉')]);
  expect((await pageOf(token)).tickets.map(({ lacksNameOnPaper }) => lacksNameOnPaper)).toEqual([
    undefined,
    true,
    undefined,
  ]);
});

test('names are refused if the shop does not allow them, if they are invalid, with an unknown link, and above the limit [API-06]', async () => {
  const key = { eventId: 'nachtwoud-2027', token: 'nachtwoud-regular-sale' };
  const seeded = '20a7e5ca-fe57-4a11-8a5e-000000000001';
  expect(codeOf(await nameAll(seeded, [named(1, 'Sam')], key))).toEqual([409, 'order.names_not_asked']);
  expect(codeOf(await nameAll(crypto.randomUUID(), []))).toEqual([404, 'order.not_found']);
  const token = await tokenOf((await paidOrder(shop, { weekend: 1 })).cart);
  for (const wrong of [named(0, 'Sam'), named(1, 'x'.repeat(81)), { productId: 'weekend', number: 1 }])
    expect(codeOf(await nameAll(token, [wrong]))).toEqual([400, 'request.invalid']);
  for (let nr = 1; nr <= orderPageLimits.names; nr += 1) expect((await nameAll(token, [])).status).toBe(200);
  expect(codeOf(await nameAll(token, []))).toEqual([429, 'request.too_many']);
});

test('an order has passes only for its valid tickets, and only for the wallets that the operator signs for [BYD-02]', async () => {
  const order = await paidOrder(shop, { 'day-sunday': 2, locker: 1 });
  const { pool } = shop.database;
  const linked = { eventId: regularKey.eventId, orderId: order.orderId, shopSlug: 'solstrand' };
  const passes = (wallets: Wallets) => ticketPasses(pool, linked, { draw: drawNothing, wallets });
  const kinds = async (wallets: Wallets) => (await orderOffers(pool, linked, wallets)).wallets;
  const file = expect.objectContaining({ name: expect.stringMatching(/\.pkpass$/) });
  const link = expect.stringMatching(/^https:\/\/pay\.google\.com\//);
  await nameTickets(pool, linked, [named(2, 'Sam', 'day-sunday')]);
  expect(await passes({ google, apple })).toEqual([
    { productId: 'day-sunday', number: 1, apple: file, google: link },
    { productId: 'day-sunday', number: 2, apple: file, google: link },
  ]);
  expect(await passes({ google })).toMatchObject([{ apple: undefined, google: link }, { apple: undefined }]);
  expect(await kinds({ google, apple })).toEqual(['apple', 'google']);
  expect(await kinds({ apple: { ...apple, validUntil: Date.now() - 1 } })).toEqual([]);
  // The sandbox’s shop signs no passes, and its response shows that.
  const answer = await ask(await tokenOf(order.cart), '/passes');
  expect(answer.body.data).toEqual([1, 2].map((number) => ({ productId: 'day-sunday', number })));
  await refundOrder(pool, { reference: order.reference });
  expect(await passes({ google, apple })).toEqual([]);
});
