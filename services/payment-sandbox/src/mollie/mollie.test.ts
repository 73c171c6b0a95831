import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import formbody from '@fastify/formbody';
import { eventually } from '@festival/service-kit/testing/eventually';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildSandbox } from '../buildSandbox.ts';
import { mollieKeys } from './mollieKeys.ts';

const secret = 'a secret of this test';
const adminSecret = 'only the admin knows';
const folder = mkdtempSync(path.join(tmpdir(), 'mollie-'));
let sandbox: FastifyInstance;
let shop: FastifyInstance;
let webhookUrl = '';
/** The ids that the shop's webhook received. */
const called: string[] = [];
let refusals = 0;

const start = async () => {
  sandbox = await buildSandbox({
    secret,
    adminSecret,
    publicUrl: 'http://pay.test',
    file: path.join(folder, 'payments.json'),
    logLevel: 'silent',
  });
};

beforeAll(async () => {
  await start();
  shop = Fastify();
  await shop.register(formbody);
  shop.post<{ Body: { id: string } }>('/webhooks/mollie', async (request, reply) => {
    expect(Object.keys(request.body)).toEqual(['id']);
    called.push(request.body.id);
    if (refusals === 0) return {};
    refusals -= 1;
    return reply.code(503).send();
  });
  webhookUrl = `${await shop.listen({ host: '127.0.0.1', port: 0 })}/webhooks/mollie`;
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

const { test: testKey, live: liveKey } = mollieKeys(secret);

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: object = {}) {
  const answer = await sandbox.inject({
    method,
    url: `/mollie/v2${url}`,
    headers: { authorization: `Bearer ${testKey}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { code: answer.statusCode, headers: answer.headers, json: answer.body === '' ? null : answer.json() };
}

const wanted = (more: object = {}) => ({
  amount: { currency: 'EUR', value: '12.50' },
  description: 'Order 6WF3',
  redirectUrl: 'https://shop.test/order',
  webhookUrl,
  ...more,
});
const opened = async (more: object = {}) => (await call('POST', '/payments', wanted(more))).json;

/** Presses a button of the hosted page. */
const press = (payment: { _links: { checkout: { href: string } } }, form: Record<string, string>) =>
  sandbox.inject({
    method: 'POST',
    url: new URL(payment._links.checkout.href).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const admin = (id: string, payload: object) =>
  sandbox.inject({
    method: 'POST',
    url: `/mollie/admin/payments/${id}`,
    headers: { 'x-sandbox-admin': adminSecret },
    payload,
  });
const current = async (id: string) => (await call('GET', `/payments/${id}`)).json;
/** Waits until the shop's webhook was called this often for the payment. */
const reported = (id: string, times: number) =>
  eventually(
    () => `${callsFor(id)} calls for the payment`,
    () => callsFor(id) >= times,
  );
const callsFor = (id: string) => called.filter((known) => known === id).length;

test('a payment is opened, paid on the hosted page, and its webhook carries only its id', async () => {
  const payment = await opened({ method: 'ideal', locale: 'nl_NL', metadata: { order: 7 } });
  expect(payment).toMatchObject({
    resource: 'payment',
    mode: 'test',
    status: 'open',
    method: 'ideal',
    isCancelable: false,
    metadata: { order: 7 },
    amount: { currency: 'EUR', value: '12.50' },
  });
  expect(payment.id).toMatch(/^tr_\w+$/);
  const page = await sandbox.inject(new URL(payment._links.checkout.href).pathname);
  expect(page.body).toContain('<html lang="nl">');
  expect(page.body).toMatch(/€\s12,50/);
  const back = await press(payment, { outcome: 'paid' });
  expect([back.statusCode, back.headers.location]).toEqual([303, 'https://shop.test/order']);
  await reported(payment.id, 1);
  const paid = await current(payment.id);
  expect(paid).toMatchObject({
    status: 'paid',
    amountRemaining: { value: '12.50' },
    amountRefunded: { value: '0.00' },
  });
  expect(paid).not.toHaveProperty('isCancelable');
  expect(paid._links).not.toHaveProperty('checkout');
});

test.each(['failed', 'canceled', 'expired', 'authorized'])('a payment ends %s', async (outcome) => {
  const payment = await opened({ cancelUrl: 'https://shop.test/stopped' });
  const back = await press(payment, { outcome, method: 'creditcard' });
  expect(back.headers.location).toBe(`https://shop.test/${outcome === 'canceled' ? 'stopped' : 'order'}`);
  expect(await current(payment.id)).toMatchObject({ status: outcome, method: 'creditcard' });
  await reported(payment.id, 1);
});

test('a pending payment is not reported; its webhook can come twice, or never', async () => {
  const [twice, never] = [await opened(), await opened()];
  await press(twice, { outcome: 'pending' });
  expect(await current(twice.id)).toMatchObject({ status: 'pending' });
  await admin(twice.id, { status: 'paid', webhook: 'twice' });
  await press(never, { outcome: 'never' });
  expect(await current(never.id)).toMatchObject({ status: 'paid' });
  await reported(twice.id, 2);
  expect(callsFor(never.id)).toBe(0);
});

test('a webhook that does not answer 200 is called again a minute later', async () => {
  const payment = await opened();
  refusals = 1;
  const before = Date.now();
  await press(payment, { outcome: 'paid' });
  const waiting = await eventually('a webhook that waits for its second call', async () => {
    const stored = await sandbox.inject({ url: '/mollie/admin', headers: { 'x-sandbox-admin': adminSecret } });
    const webhooks: Array<{ paymentId: string; attempts: number; dueAt: number }> = stored.json().webhooks;
    return webhooks.find(({ paymentId, attempts }) => paymentId === payment.id && attempts === 1);
  });
  expect(waiting.dueAt).toBeGreaterThanOrEqual(before + 60_000);
});

test.each([
  ['amount', 'The amount contains an invalid value', { amount: { currency: 'EUR', value: '12.5' } }],
  ['amount', "The 'amount.value' field is invalid", { amount: { currency: 'EUR', value: 12.5 } }],
  ['amount', 'The amount contains an invalid currency', { amount: { currency: 'XTS', value: '1.00' } }],
  ['amount', "The 'amount' field is missing", { amount: undefined }],
  ['amount', 'The amount is higher than the maximum', { amount: { currency: 'EUR', value: '1000000000.00' } }],
  ['amount', 'The amount is lower than the minimum', { amount: { currency: 'EUR', value: '0.00' } }],
  ['description', "The 'description' field is missing", { description: undefined }],
  ['redirectUrl', "The 'redirectUrl' field is missing", { redirectUrl: undefined }],
  ['redirectUrl', "The 'redirectUrl' field is invalid", { redirectUrl: '/order' }],
  ['locale', "The 'locale' field is invalid", { locale: 'nl' }],
  ['method', 'The payment method is invalid', { method: 'cash' }],
  ['metaData', 'Non-existent body parameter "metaData" for this API call.', { metaData: {} }],
  ['customerId', 'A customer is required for this recurring type', { sequenceType: 'first' }],
])('a payment is refused because of its %s: %s', async (field, detail, more) => {
  const { code, json } = await call('POST', '/payments', wanted(more));
  expect([code, json.status, json.title, json.field]).toEqual([422, 422, 'Unprocessable Entity', field]);
  expect(json.detail).toBe(detail);
});

test('a wrong key, an unknown payment, another mode, another form and broken JSON are refused as documented', async () => {
  const payment = await opened();
  const codeOf = async (...given: Parameters<typeof call>) => (await call(...given)).code;
  expect(await codeOf('GET', `/payments/${payment.id}`, undefined, { authorization: 'Bearer test_x' })).toBe(401);
  expect(await codeOf('GET', '/payments/tr_unknown')).toBe(404);
  expect(await codeOf('GET', `/payments/${payment.id}`, undefined, { authorization: `Bearer ${liveKey}` })).toBe(404);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await codeOf('POST', '/payments', Buffer.from('a=b'), form)).toBe(415);
  const broken = await call('POST', '/payments', Buffer.from('{'), { 'content-type': 'application/json' });
  expect([broken.code, broken.headers['content-type']]).toEqual([400, 'application/hal+json; charset=utf-8']);
});

test('a repeated call with the same idempotency key gets the first answer, and another call with it 400', async () => {
  const key = { 'idempotency-key': 'a key' };
  const first = await call('POST', '/payments', wanted(), key);
  const second = await call('POST', '/payments', wanted(), key);
  expect([second.code, second.json.id]).toEqual([201, first.json.id]);
  expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
  expect((await call('POST', '/payments', wanted({ description: 'Another' }), key)).code).toBe(400);
});

test('a payment is refunded in parts, never beyond the rest, and a second refund of the same amount is a duplicate', async () => {
  const payment = await opened({ method: 'ideal' });
  const refund = (value: string) =>
    call('POST', `/payments/${payment.id}/refunds`, { amount: { currency: 'EUR', value }, description: 'Ticket' });
  expect((await refund('5.00')).json.detail).toBe('The payment cannot be refunded');
  await press(payment, { outcome: 'never' });
  const first = await refund('5.00');
  expect([first.code, first.json.status, first.json.paymentId]).toEqual([201, 'pending', payment.id]);
  expect((await refund('5.00')).json).toMatchObject({ status: 409, detail: 'A duplicate refund has been detected' });
  expect((await refund('8.00')).json).toMatchObject({ status: 422, field: 'amount' });
  expect((await refund('7.50')).code).toBe(201);
  expect(await current(payment.id)).toMatchObject({ amountRemaining: { value: '0.00' }, status: 'paid' });
  await admin(payment.id, { refund: { id: first.json.id, status: 'failed' } });
  await reported(payment.id, 1);
  const { json } = await call('GET', `/payments/${payment.id}/refunds`);
  expect(json._embedded.refunds.map(({ status }: { status: string }) => status)).toContain('failed');
  expect(await current(payment.id)).toMatchObject({ amountRemaining: { value: '5.00' } });
});

test('a refund is processed and then refunded, and both are reported', async () => {
  const payment = await opened();
  await press(payment, { outcome: 'never' });
  const amount = { currency: 'EUR', value: '12.50' };
  const { json } = await call('POST', `/payments/${payment.id}/refunds`, { amount });
  await eventually('the money to be returned', async () => {
    const refund = await call('GET', `/payments/${payment.id}/refunds/${json.id}`);
    return refund.json.status === 'refunded';
  });
  await reported(payment.id, 2);
});

test('a chargeback and its reversal are reported and listed; the payment stays paid', async () => {
  const payment = await opened();
  await press(payment, { outcome: 'never' });
  await admin(payment.id, { chargeback: 'whole' });
  const embedded = (await call('GET', `/payments/${payment.id}?embed=chargebacks,refunds`)).json;
  expect(embedded).toMatchObject({ status: 'paid', amountChargedBack: { value: '12.50' } });
  expect(embedded._embedded.chargebacks).toMatchObject([{ reversedAt: null, amount: { value: '12.50' } }]);
  expect((await call('GET', `/payments/${payment.id}/chargebacks`)).json.count).toBe(1);
  await admin(payment.id, { chargeback: 'reversed' });
  expect(await current(payment.id)).not.toHaveProperty('amountChargedBack');
  await reported(payment.id, 2);
});

test('only bank transfers and direct debits can be cancelled', async () => {
  const [card, transfer] = [await opened({ method: 'creditcard' }), await opened({ method: 'banktransfer' })];
  expect((await call('DELETE', `/payments/${card.id}`)).json).toMatchObject({ status: 422 });
  expect(transfer.isCancelable).toBe(true);
  expect((await call('DELETE', `/payments/${transfer.id}`)).json).toMatchObject({ status: 'canceled' });
});

test('a first payment gives a mandate, which is charged later without the customer', async () => {
  const { json: customer } = await call('POST', '/customers', { name: 'Noor', email: 'noor@example.com' });
  const charge = (more: object = {}) =>
    call('POST', '/payments', {
      amount: { currency: 'EUR', value: '3.00' },
      description: 'A month',
      sequenceType: 'recurring',
      customerId: customer.id,
      webhookUrl,
      ...more,
    });
  expect((await charge()).json).toMatchObject({ status: 422, detail: 'No suitable mandates found for customer' });
  const first = await opened({ sequenceType: 'first', customerId: customer.id, method: 'ideal' });
  await press(first, { outcome: 'waiting' });
  const { json: mandates } = await call('GET', `/customers/${customer.id}/mandates`);
  expect(mandates._embedded.mandates).toMatchObject([{ method: 'directdebit', status: 'valid' }]);
  const { json: charged } = await charge();
  expect(charged).toMatchObject({ status: 'pending', redirectUrl: null, isCancelable: true });
  expect(charged._links).not.toHaveProperty('checkout');
  await admin(charged.id, { status: 'paid' });
  await reported(charged.id, 1);
  const once = await opened({ sequenceType: 'first', customerId: customer.id, method: 'creditcard' });
  await press(once, { outcome: 'once' });
  const { json: refused } = await charge();
  expect(refused).toMatchObject({ status: 'open', method: 'creditcard' });
  await eventually('the charge to fail', async () => (await current(refused.id)).status === 'failed');
  const [newest] = (await call('GET', `/customers/${customer.id}/mandates`)).json._embedded.mandates;
  expect((await call('DELETE', `/customers/${customer.id}/mandates/${newest.id}`)).code).toBe(204);
  expect((await charge({ mandateId: newest.id })).code).toBe(422);
});

test('methods are listed for an amount, a locale and the wallets of the checkout', async () => {
  const idsOf = async (query: string) =>
    (await call('GET', `/methods?${query}`)).json._embedded.methods.map(({ id }: { id: string }) => id);
  expect(await idsOf('amount[value]=12.50&amount[currency]=EUR')).toEqual([
    'ideal',
    'creditcard',
    'bancontact',
    'paypal',
    'banktransfer',
  ]);
  expect(await idsOf('amount[value]=12.50&amount[currency]=USD&includeWallets=applepay')).toEqual([
    'creditcard',
    'paypal',
    'applepay',
  ]);
  expect(await idsOf('sequenceType=recurring')).toEqual(['directdebit', 'creditcard', 'paypal']);
  const dutch = (await call('GET', '/methods?locale=nl_NL&include=issuers')).json._embedded.methods;
  expect(dutch[1]).toMatchObject({ description: 'Kaart', issuers: [] });
  expect((await call('GET', '/methods?country=NL')).json).toMatchObject({ status: 422, field: 'country' });
});

test('lists have pages, newest first', async () => {
  const payments = [await opened(), await opened(), await opened()];
  const { json } = await call('GET', '/payments?limit=2');
  expect(json.count).toBe(2);
  expect(json._embedded.payments[0].id).toBe(payments[2].id);
  const next = new URL(json._links.next.href);
  expect(next.searchParams.get('from')).toBe(payments[0].id);
});

test('payments survive a restart', async () => {
  const payment = await opened();
  await sandbox.close();
  await start();
  expect(await current(payment.id)).toMatchObject({ status: 'open' });
});
