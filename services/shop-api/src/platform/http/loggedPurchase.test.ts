import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { folderDelivery } from '@festival/service-kit/mail/folderDelivery';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import type { FastifyInstance } from 'fastify';
import { makeChoices } from '../../../testing/makeChoices.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { mailsTo } from '../../../testing/readMail.ts';
import { pay } from '../../../testing/readyCart.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { testIssuer } from '../../../testing/testIssuer.ts';
import { sandboxSecret, testSandbox } from '../../../testing/testSandbox.ts';
import { callsOf, shopOrigin } from '../../../testing/testShop.ts';
import { buildShopApi } from '../../buildShopApi.ts';
import { paylogicProvider } from '../../sale/payment/paylogic/paylogicProvider.ts';
import { seedFestivals } from '../../seeding/seedFestivals.ts';
import { seedMailBrands } from '../../seeding/seedMailBrands.ts';

/** A buyer whose values occur nowhere else. */
const buyer = {
  gender: 'other',
  firstName: 'Xanthippe',
  middleName: 'vanden',
  lastName: 'Quackelbeen',
  phoneNumber: '+31687654321',
  email: 'xanthippe.q@example.org',
  dateOfBirth: '1987-11-23',
  address: 'Zonderlingpad',
  streetNumber: 48151,
  streetNumberExtension: 'bisquater',
  postalCode: '9874 XQ',
  city: 'Ommelanderwijk',
  country: 'NL',
  state: '',
  language: 'nl',
};
const account = 'account-of-xanthippe';

const lines: string[] = [];
let database: TestDatabase;
let sandbox: FastifyInstance;
let api: FastifyInstance;
let folder: string;
let issuer: Awaited<ReturnType<typeof testIssuer>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'logged-purchase-'));
  database = await testDatabase();
  await seedFestivals(database.pool, [testFestival(900)]);
  await seedMailBrands(database.pool, mailBrands);
  issuer = await testIssuer();
  const port = await freePort();
  const ownUrl = `http://127.0.0.1:${port}`;
  sandbox = await testSandbox(folder, `${ownUrl}/payment-webhooks/adyen`);
  api = await buildShopApi({
    pool: database.pool,
    providers: new Map([['paylogic', paylogicProvider({ url: sandbox.listeningOrigin, secret: sandboxSecret })]]),
    deliver: folderDelivery(path.join(folder, 'mail')),
    trustedProxies: ['127.0.0.1'],
    ownUrl,
    returnOrigins: [shopOrigin],
    identify: issuer.identify,
    logLevel: 'trace',
    logOutput: { write: (line) => void lines.push(line) },
  });
  await api.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('from the wishlist to the ticket, the log at its finest level contains the id of each request and cart, but no person and no token [SSO-03]', async () => {
  const { call, cartCall, openCart } = callsOf({
    send: async (request) => {
      const { statusCode, body, headers } = await api.inject(request);
      return { status: statusCode, text: body, headers };
    },
  });
  const userToken = await issuer.tokenOf(account);
  const asAccount = { 'x-user-token': userToken };
  const statuses: number[] = [];
  const send = async (answer: ReturnType<typeof call>) => {
    const { status, body, headers } = await answer;
    statuses.push(status);
    return { body, requestId: String(headers['x-request-id']) };
  };

  // Requests a wishlist as its account, by its link, and by a mistyped link.
  const brand = { 'x-brand': 'solstrand' };
  const address = `/members/wishlists/${regularShop.eventId}`;
  const wishlist = { products: { weekend: 1 }, travelCart: null, preferences: {}, year: 2027 };
  const saved = await send(
    call(regularShop, { method: 'PUT', url: address, headers: { ...brand, ...asAccount }, payload: wishlist }),
  );
  const verifier = String(saved.body.data.verifier);
  const link = `${address}/users/${account}/${verifier}`;
  await send(call(null, { url: link, headers: brand }));
  await send(call(null, { url: `${link}/`, headers: brand }));
  await send(call(null, { url: `/nowhere/${account}?email=${buyer.email}` }));

  // Fills a cart, has one product refused, orders and pays.
  const cart = await openCart(regularShop);
  const put = await send(cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 1 }, asAccount));
  await send(cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 99 }));
  await send(cartCall(cart, 'PUT', '/vouchers', { voucher: 'WELKOM-VAN-XANTHIPPE' }));
  await send(cartCall(cart, 'PUT', '', { ...buyer, email: 'xanthippe.q' }));
  await makeChoices({ cartCall }, cart, asAccount);
  await send(cartCall(cart, 'PUT', '', buyer, asAccount));
  await send(call(regularShop, { url: `/shopping/carts/${cart.id}`, headers: { 'x-cart-token': 'a-token-guessed' } }));
  const key = 'key-of-xanthippe-00001';
  const order = { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand/paymentstatus?cartToken=${cart.token}` };
  const placed = await send(postOrder({ cartCall }, cart, order, { ...asAccount, 'idempotency-key': key }));
  await pay({ sandbox }, String(placed.body.data.redirectUri), {
    number: '4242424242424242',
    holder: 'X. Quackelbeen',
  });
  const mail = async () => (await mailsTo(path.join(folder, 'mail'), buyer.email))[0];
  await eventually('the mail comes', async () => (await mail()) !== undefined);
  expect((await mail())?.html).toContain('Xanthippe');

  // Other calls.
  await send(
    call(regularShop, {
      method: 'POST',
      url: '/shopping/get-orders',
      payload: { consumer_email: buyer.email },
      headers: asAccount,
    }),
  );
  await send(
    call(regularShop, {
      method: 'POST',
      url: '/members/newsletter/signups',
      headers: { ...brand, origin: shopOrigin },
      payload: { email: buyer.email },
    }),
  );
  const request = {
    name: 'Xanthippe',
    email: buyer.email,
    departure: 'Ommelanderwijk',
    persons: 4,
    message: 'Bisquater',
  };
  await send(call(regularShop, { method: 'POST', url: '/personalisation/mails', payload: request }));

  // The database fails with an error that contains the buyer's row.
  await database.pool.query(`alter table carts add constraint no_more check (buyer is null) not valid`);
  const failed = await send(cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 2 }));
  const other = await openCart(regularShop);
  const broken = await send(cartCall(other, 'PUT', '', buyer));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(6);
  expect(statuses).toContain(500);

  const log = lines.join('');
  const entries = lines.map((line) => JSON.parse(line) as { reqId?: string; level: number; req?: { cartId?: string } });
  for (const { requestId } of [put, failed])
    expect(entries.filter(({ reqId, req }) => reqId === requestId && req)).toMatchObject([
      { req: { cartId: cart.id } },
    ]);
  const failures = entries.filter(({ reqId, level }) => reqId === broken.requestId && level === 50);
  expect(failures).toMatchObject([{ req: { cartId: other.id }, err: { code: '23514' } }]);
  expect(log).toContain('order placed');
  expect(log).toContain('payment webhook');
  expect(log).toContain('mail sent');

  const { rows: tickets } = await database.pool.query<{ code: string }>('select code from tickets');
  expect(tickets).toHaveLength(1);
  const { streetNumber, gender: _gender, country: _country, state: _state, language: _language, ...words } = buyer;
  const secrets = {
    ...words,
    streetNumber: String(streetNumber),
    card: '4242424242424242',
    account,
    userToken,
    verifier,
    key,
    voucher: 'WELKOM-VAN-XANTHIPPE',
    guessed: 'a-token-guessed',
    cartToken: cart.token,
    otherCartToken: other.token,
    shopToken: regularShop.token,
    sandboxSecret,
    ticket: tickets[0]?.code ?? '',
    database: new URL(database.url).password,
  };
  const logged = Object.entries(secrets).filter(([, secret]) => log.toLowerCase().includes(secret.toLowerCase()));
  expect(logged).toEqual([]);
});
