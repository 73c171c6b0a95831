import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildSandbox } from './buildSandbox.ts';
import { isSigned, sign, signatureHeader } from './signature.ts';

const secret = 'a secret of this test';
const folder = mkdtempSync(path.join(tmpdir(), 'payment-sandbox-'));
const file = path.join(folder, 'payments.json');
let sandbox: FastifyInstance;
let shop: FastifyInstance;
let shopUrl = '';
/** Webhooks that the shop received, with the result of checking the signature. */
const received: Array<{ webhookId: string; paymentId: string; status: string; amount: number; signed: boolean }> = [];
let refusals = 0;

const adminSecret = 'only the admin knows';
const start = () => buildSandbox({ secret, adminSecret, publicUrl: 'http://pay.test', file, logLevel: 'silent' });

beforeAll(async () => {
  sandbox = await start();
  shop = Fastify();
  shop.removeContentTypeParser('application/json');
  shop.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  shop.post<{ Body: string }>('/webhooks', async (request, reply) => {
    if (refusals > 0) {
      refusals -= 1;
      return reply.code(503).send();
    }
    const message = { method: 'POST', path: '/webhooks', body: request.body };
    const signed = isSigned(secret, message, String(request.headers[signatureHeader]), Date.now());
    received.push({ ...JSON.parse(request.body), signed });
    return {};
  });
  shopUrl = await shop.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

function call(method: 'GET' | 'POST', url: string, payload?: object, key = secret) {
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const headers = { [signatureHeader]: sign(key, { method, path: url, body }, Date.now()) };
  return payload === undefined
    ? sandbox.inject({ method, url, headers })
    : sandbox.inject({ method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: body });
}

async function open(more: object = {}) {
  const paymentId = randomUUID();
  const request = {
    paymentId,
    amount: 28_250,
    merchant: 'Solstrand <3',
    reference: '123456789',
    language: 'nl',
    returnUri: 'http://shop.test/solstrand/paymentstatus?cartId=1',
    webhookUri: `${shopUrl}/webhooks`,
    ...more,
  };
  const answer = await call('POST', '/payments', request);
  expect(answer.statusCode).toBe(200);
  const { redirectUri } = answer.json<{ redirectUri: string }>();
  return { paymentId, request, page: redirectUri.replace('http://pay.test', '') };
}

function submit(page: string, fields: Record<string, string>) {
  const payload = new URLSearchParams({
    action: 'pay',
    expiry: '08/39',
    code: '123',
    holder: 'Noor de Wit',
    ...fields,
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return sandbox.inject({ method: 'POST', url: page, headers, payload: payload.toString() });
}

const status = async (paymentId: string) =>
  (await call('GET', `/payments/${paymentId}`)).json<{ status: string }>().status;

async function webhooksOf(paymentId: string, count: number) {
  return eventually(`${count} webhooks come`, () => {
    const found = received.filter((webhook) => webhook.paymentId === paymentId);
    return found.length >= count && found;
  });
}

test.each([
  ['4242424242424242', 'completed'],
  ['4000 0000 0000 3220', 'pending'],
  ['4000 0000 0000 0002', 'failed'],
  ['4000 0000 0000 0119', 'error'],
])('card %s ends as %s: the browser goes back, the shop gets a webhook and can poll', async (number, outcome) => {
  const { paymentId, page, request } = await open();
  const answer = await submit(page, { number });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, request.returnUri]);
  const [webhook] = await webhooksOf(paymentId, 1);
  expect(webhook).toMatchObject({ status: outcome, amount: 28_250, signed: true });
  expect(await status(paymentId)).toBe(outcome);
});

test('the cancel button ends the payment as canceled', async () => {
  const { paymentId, page } = await open();
  expect((await submit(page, { action: 'cancel' })).statusCode).toBe(303);
  expect((await webhooksOf(paymentId, 1))[0]).toMatchObject({ status: 'canceled' });
  // Pressing again, or sending the form again from another tab, changes nothing.
  await submit(page, { number: '4242424242424242' });
  expect(await status(paymentId)).toBe('canceled');
});

test('on request the shop gets the same webhook twice or not at all, and can still poll', async () => {
  const twice = await open();
  await submit(twice.page, { number: '4000000000002008' });
  const webhooks = await webhooksOf(twice.paymentId, 2);
  expect(new Set(webhooks.map((webhook) => webhook.webhookId)).size).toBe(1);
  expect(webhooks).toHaveLength(2);

  const never = await open();
  await submit(never.page, { number: '4000000000003006' });
  const late = await open();
  await submit(late.page, { number: '4000000000001000' });
  await wait(500);
  expect(
    received.filter((webhook) => webhook.paymentId === never.paymentId || webhook.paymentId === late.paymentId),
  ).toEqual([]);
  expect(await status(never.paymentId)).toBe('completed');
});

test('an operator can settle a payment with an amount or currency that was not requested, and dispute a paid one', async () => {
  const { paymentId } = await open();
  const headers = { 'x-sandbox-admin': adminSecret };
  const admin = (payload: object) =>
    sandbox.inject({ method: 'POST', url: `/admin/payments/${paymentId}`, payload, headers });
  expect((await admin({ dispute: 'lost' })).statusCode).toBe(409);
  expect((await admin({ status: 'completed', amount: 5, currency: 'USD' })).statusCode).toBe(200);
  expect((await admin({ status: 'completed', amount: 6 })).statusCode).toBe(409);
  expect((await call('GET', `/payments/${paymentId}`)).json()).toEqual({
    paymentId,
    status: 'completed',
    amount: 5,
    currency: 'USD',
  });
  expect((await admin({ dispute: 'charged_back' })).statusCode).toBe(200);
  expect(await webhooksOf(paymentId, 2)).toEqual([
    expect.objectContaining({ status: 'completed', amount: 5, currency: 'USD', signed: true }),
    expect.objectContaining({ status: 'dispute_charged_back', dispute: expect.any(String), signed: true }),
  ]);
});

test('a webhook that the shop did not accept is sent again', async () => {
  refusals = 1;
  const { paymentId, page } = await open();
  await submit(page, { number: '4242424242424242' });
  expect(await webhooksOf(paymentId, 1)).toHaveLength(1);
});

test('a repeated request for a payment gets the same page; unsigned calls are refused', async () => {
  const { request, page } = await open();
  const again = await call('POST', '/payments', request);
  expect(again.json<{ redirectUri: string }>().redirectUri).toBe(`http://pay.test${page}`);
  expect((await call('POST', '/payments', request, 'another secret')).statusCode).toBe(401);
  expect((await sandbox.inject({ method: 'GET', url: `/payments/${request.paymentId}` })).statusCode).toBe(401);
  expect((await call('POST', '/payments', { ...request, amount: -1, paymentId: randomUUID() })).statusCode).toBe(400);
});

test('a form with mistakes is shown again with each error and the typed values except the code, and nothing is paid', async () => {
  const { paymentId, page } = await open();
  const answer = await submit(page, { number: '5555', expiry: '08/19', code: '12', holder: '"><script>' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Dit is geen testkaart');
  expect(answer.body).toContain('value="5555"');
  expect(answer.body).not.toContain('value="12"');
  expect(answer.body).not.toContain('<script>');
  expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(await status(paymentId)).toBe('open');
});

test.each([
  ['nl', 'Betaal met je kaart'],
  ['en', 'Pay by card'],
  ['es', 'Paga con tarjeta'],
])('the page is in %s, names the amount and every test card, and runs no script', async (language, title) => {
  const { page } = await open({ language });
  const answer = await sandbox.inject({ method: 'GET', url: page });
  expect(answer.body).toContain(`<html lang="${language}">`);
  expect(answer.body).toContain(title);
  expect(answer.body).toContain('282,50');
  expect(answer.body).toContain('Solstrand &lt;3');
  expect(answer.body.match(/&amp;card=\d{16}/g)).toHaveLength(8);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  const chosen = await sandbox.inject({ method: 'GET', url: `${page}&card=4000000000000002` });
  expect(chosen.body).toContain('value="4000 0000 0000 0002"');
});

test('payments survive a restart', async () => {
  const { paymentId, page } = await open();
  await sandbox.close();
  sandbox = await start();
  await submit(page, { number: '4242424242424242' });
  expect(await status(paymentId)).toBe('completed');
});

test('a tester can settle a payment and have its webhook sent again, only with the admin’s secret', async () => {
  const { paymentId, page } = await open();
  await submit(page, { number: '4000000000003220' });
  const admin = (payload: object, headers = {}) =>
    sandbox.inject({ method: 'POST', url: `/admin/payments/${paymentId}`, payload, headers });
  expect((await admin({ status: 'completed' })).statusCode).toBe(403);
  expect((await admin({ status: 'completed' }, { 'x-sandbox-admin': 'yes' })).statusCode).toBe(403);
  const asAdmin = { 'x-sandbox-admin': adminSecret };
  expect((await admin({ status: 'completed', webhook: 'never' }, asAdmin)).json()).toEqual({
    paymentId,
    status: 'completed',
  });
  expect((await admin({ status: 'failed' }, asAdmin)).statusCode).toBe(409);
  await admin({ webhook: 'now' }, asAdmin);
  expect((await webhooksOf(paymentId, 2)).map((webhook) => webhook.status)).toEqual(['pending', 'completed']);
});

test('without an admin’s secret there are no admin calls', async () => {
  const bare = await buildSandbox({ secret, publicUrl: 'http://pay.test', file: `${file}.bare`, logLevel: 'silent' });
  const listed = await bare.inject({ url: '/admin/payments', headers: { 'x-sandbox-admin': '' } });
  await bare.close();
  expect(listed.statusCode).toBe(404);
});

test('only a paid payment is refunded; partial refunds are possible, each id counts once, and the total never exceeds the payment', async () => {
  const { paymentId, page } = await open();
  const refund = (amount: number, refundId: string = crypto.randomUUID()) =>
    call('POST', `/payments/${paymentId}/refunds`, { refundId, amount });
  expect((await refund(28_250)).statusCode).toBe(409);
  await submit(page, { number: '4242424242424242' });
  const part = crypto.randomUUID();
  expect((await refund(8_250, part)).json()).toEqual({ paymentId, refunded: 8_250 });
  expect((await refund(8_250, part)).json()).toEqual({ paymentId, refunded: 8_250 });
  expect((await refund(20_001)).statusCode).toBe(409);
  expect((await refund(20_000)).json()).toEqual({ paymentId, refunded: 20_000 });
  expect((await refund(1)).statusCode).toBe(409);
});

test('a payment that is not made in time fails', async () => {
  const { paymentId, page } = await open({ timeToPay: 1 });
  expect((await webhooksOf(paymentId, 1))[0]).toMatchObject({ status: 'failed' });
  expect((await sandbox.inject({ method: 'GET', url: page })).body).toContain('of de tijd is voorbij');
});

test.each([
  ['ideal', 'iDEAL', 'completed', 'completed'],
  ['bancontact', 'Bancontact', 'failed', 'failed'],
  ['applepay', 'Apple Pay', 'pending', 'pending'],
  ['googlepay', 'Google Pay', 'error', 'error'],
])('%s asks for no card: its page has a button for each outcome [PAY-08]', async (method, name, label, outcome) => {
  const { paymentId, page } = await open({ method });
  const shown = await sandbox.inject({ url: page });
  expect(shown.body).toContain(`Betaal met ${name}`);
  expect(shown.body).not.toContain('cc-number');
  const post = (payload: string) =>
    sandbox.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect((await post('outcome=riches')).headers.location).toBe(page);
  expect(await status(paymentId)).toBe('open');
  expect((await post(`outcome=${label}`)).statusCode).toBe(303);
  expect(await status(paymentId)).toBe(outcome);
});

test('the usual method of a country comes first, and an unsigned call does not get the list [PAY-01]', async () => {
  const offered = async (country: string) =>
    (await call('GET', `/payment-methods/${country}`)).json<{ methods: string[] }>();
  expect((await offered('NL')).methods).toEqual(['ideal', 'card', 'applepay', 'googlepay']);
  expect((await offered('BE')).methods[0]).toBe('bancontact');
  expect((await offered('ES')).methods).toEqual(['card', 'applepay', 'googlepay']);
  expect((await call('GET', '/payment-methods/NL', undefined, 'another secret')).statusCode).toBe(401);
});

test('a method is stored for a shopper, charged once for each id, and deleted; one test card refuses later charges [MEM-01]', async () => {
  const stored = async (shopper: string) =>
    (await call('GET', `/stored-methods/${shopper}`)).json<{ tokens: string[] }>().tokens;
  const charge = async (request: object, shopper: string, token: string | undefined, paymentId = randomUUID()) =>
    (await call('POST', '/charges', { ...request, paymentId, shopper, token })).json();
  const noor = await open({ shopper: 'noor' });
  expect(await stored('noor')).toEqual([]);
  await submit(noor.page, { number: '4242424242424242' });
  const [token] = await stored('noor');
  const paymentId = randomUUID();
  expect(await charge(noor.request, 'noor', token, paymentId)).toEqual({ status: 'paid' });
  expect(await charge(noor.request, 'noor', token, paymentId)).toEqual({ status: 'paid' });
  expect(await webhooksOf(paymentId, 1)).toMatchObject([{ status: 'completed', amount: 28_250 }]);
  expect(await charge(noor.request, 'sam', token)).toEqual({ status: 'refused' });

  const sam = await open({ shopper: 'sam' });
  await submit(sam.page, { number: '4000000000000341' });
  expect(await charge(sam.request, 'sam', (await stored('sam'))[0])).toEqual({ status: 'refused' });

  const key = {
    [signatureHeader]: sign(secret, { method: 'DELETE', path: '/stored-methods/noor', body: '' }, Date.now()),
  };
  await sandbox.inject({ method: 'DELETE', url: '/stored-methods/noor', headers: key });
  expect(await stored('noor')).toEqual([]);
  expect(await charge(noor.request, 'noor', token)).toEqual({ status: 'refused' });
  expect((await stored('sam')).length).toBe(1);
  const unnamed = await open();
  await submit(unnamed.page, { number: '4242424242424242' });
  expect(await stored('undefined')).toEqual([]);
});
