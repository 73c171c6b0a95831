import { createPublicKey, verify } from 'node:crypto';
import { festivals } from '@festival/example-festivals/festivals';
import { operatorToken } from '../../../testing/backEnd.ts';
import { listKeys } from '../../../testing/listKeys.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { paidOrder, payUpgrade, ticketsOf, upgradeOf } from '../../../testing/upgradedOrder.ts';
import { buildShopApi } from '../../buildShopApi.ts';
import { refundOrder } from '../refund/refundOrder.ts';
import { readListKey } from './listKey.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const authorization = `Bearer ${operatorToken}`;
const ask = (below: string, headers: Record<string, string> = { authorization }) =>
  shop.api.inject({ url: `/operator/tickets/solstrand-2027/${below}`, headers });
const codesIn = async (below: string): Promise<string[]> =>
  (await ask(below)).json<{ tickets: Array<{ code: string }> }>().tickets.map(({ code }) => code);

test('the lists contain the valid and the revoked codes after tickets were upgraded, refunded and restored', async () => {
  const first = await paidOrder(shop, { weekend: 2 });
  const [low = { code: '' }, high = { code: '' }] = await ticketsOf(shop, first);
  expect(await codesIn('valid')).toEqual(expect.arrayContaining([low.code, high.code]));
  const before = (await ask('revoked')).json<{ next: string; madeAt: string }>();
  expect(Date.parse(before.madeAt) - Date.parse(before.next)).toBe(300_000);

  const upgrade = await upgradeOf(shop, first, { 'upgrade-vip': 1 });
  await payUpgrade(shop, upgrade);
  const [vip = { code: '' }] = await ticketsOf(shop, upgrade);
  const upgraded = await codesIn('valid');
  expect(upgraded).toEqual(expect.arrayContaining([high.code, vip.code]));
  expect(upgraded).not.toContain(low.code);
  expect((await ask(`revoked?since=${before.next}`)).json()).toMatchObject({
    event: 'solstrand-2027',
    list: 'revoked',
    tickets: [{ code: low.code, status: 'upgraded', reason: 'upgrade' }],
  });

  await refundOrder(shop.database.pool, { reference: upgrade.reference });
  const again = (await ticketsOf(shop, first)).filter(({ status }) => status === 'issued');
  const valid = await codesIn('valid');
  expect(valid).toEqual(expect.arrayContaining(again.map(({ code }) => code)));
  expect(again).toHaveLength(2);
  for (const old of [low.code, vip.code]) expect(valid).not.toContain(old);
  expect((await codesIn(`revoked?since=${before.next}`)).sort()).toEqual([low.code, vip.code].sort());
  expect(await codesIn(`revoked?since=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
});

test('each key signs the bytes of a list, and the signature does not match other bytes or another key', async () => {
  await paidOrder(shop, { 'day-sunday': 1 });
  for (const below of ['valid', 'valid?format=csv', 'revoked', 'revoked?format=csv&since=2027-01-01T00:00:00Z']) {
    const { body, headers } = await ask(below);
    const signed = String(headers['x-signature'])
      .split(', ')
      .map((part) => part.split(/=(.*)/));
    expect(signed.map(([id]) => id)).toEqual(listKeys.map(({ id }) => id));
    const keys = (await shop.api.inject({ url: '/operator/ticket-list-keys', headers: { authorization } })).json<{
      data: Array<{ id: string; publicKey: string }>;
    }>().data;
    for (const [index, [, signature = '']] of signed.entries()) {
      const fits = (text: string, key: number) =>
        verify(null, Buffer.from(text), createPublicKey(keys[key]?.publicKey ?? ''), Buffer.from(signature, 'base64'));
      expect([fits(body, index), fits(`${body} `, index), fits(body, 1 - index)]).toEqual([true, false, false]);
    }
  }
});

test('a CSV has the same codes, after a line with the kind of list', async () => {
  const { body, headers } = await ask('valid?format=csv');
  expect(headers['content-type']).toContain('text/csv');
  const [facts, columns, ...rows] = body.trimEnd().split('\n');
  expect(facts).toMatch(/^# event=solstrand-2027 madeAt=\S+Z list=valid$/);
  expect(columns).toBe('code,product,number,order,uses');
  expect(rows.map((row) => row.split(',')[0])).toEqual(await codesIn('valid'));
  expect(rows.length).toBeGreaterThan(3);
});

test('a return bus ticket is valid for two rides, every other ticket for one entry [BYD-02]', async () => {
  const order = await paidOrder(shop, { 'day-sunday': 1, 'bus-utrecht': 1 });
  const codes = (await ticketsOf(shop, order)).map(({ code }) => code);
  const { tickets } = (await ask('valid')).json<{ tickets: Array<{ code: string; product: string; uses: number }> }>();
  const uses = tickets.filter(({ code }) => codes.includes(code)).map((ticket) => [ticket.product, ticket.uses]);
  expect(uses.sort()).toEqual([
    ['bus-utrecht', 2],
    ['day-sunday', 1],
  ]);
});

test('only the operator can read the lists, invalid requests get a helpful error, and the lists contain no personal data', async () => {
  expect((await ask('valid', {})).statusCode).toBe(401);
  expect((await ask('valid', { authorization: 'Bearer another' })).statusCode).toBe(401);
  expect((await ask('everything')).json().error.code).toBe('request.invalid');
  expect((await ask('revoked?since=yesterday')).json().error.message).toContain('such as 2027-07-01T12:00:00Z');
  expect((await ask('revoked?since=0000-01-01T00:00:00Z')).statusCode).toBe(400);
  const odd = await shop.api.inject({ url: '/operator/tickets/%00/valid', headers: { authorization } });
  expect(odd.statusCode).toBe(400);
  const elsewhere = await shop.api.inject({ url: '/operator/tickets/nowhere/valid', headers: { authorization } });
  expect(elsewhere.json().error.code).toBe('event.not_found');
  expect((await ask('valid')).body).not.toMatch(/@|noor/i);
});

test.each([{ ticketListKeys: listKeys }, { operatorToken, ticketListKeys: [] }])(
  'if the token or the key is missing, the routes do not exist',
  async (settings) => {
    const app = await buildShopApi({
      pool: shop.database.pool,
      providers: new Map(),
      deliver: async () => {},
      ownUrl: '',
      returnOrigins: [],
      logLevel: 'silent',
      ...settings,
    });
    const answer = await app.inject({ url: '/operator/tickets/solstrand-2027/valid', headers: { authorization } });
    expect(answer.statusCode).toBe(404);
    await app.close();
  },
);

test('only an Ed25519 key is accepted', () => {
  expect([readListKey('letmein').ok, readListKey(Buffer.from('{}').toString('base64')).ok]).toEqual([false, false]);
});
