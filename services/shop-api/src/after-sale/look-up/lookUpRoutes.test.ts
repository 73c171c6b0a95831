import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { type ShopKey, type TestShop, testShop } from '../../../testing/testShop.ts';

const regular: ShopKey = { eventId: 'solstrand-2027', token: 'solstrand-regular-sale' };
const addOns = exampleShop('solstrand-extra');
const noor = { reference: '100000001', external: '10a7e5ca-fe57-4a11-8a5e-000000000001' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('delete from look_ups'));

async function lookUp(key: ShopKey, payload: object, accountId?: string, remoteAddress = '10.0.0.1') {
  const headers = accountId === undefined ? {} : { 'x-user-token': await shop.tokenOf(accountId) };
  return shop.call(key, { method: 'POST', url: '/shopping/get-orders', payload, headers, remoteAddress });
}

type Found = { original_orders: Array<Record<string, unknown>>; upsell: { hospitality: Record<string, unknown> } };
const found = async (...asked: Parameters<typeof lookUp>) => (await lookUp(...asked)).body.data as unknown as Found;

test('an order is found by its reference, with its lines and without names [LKP-01, LKP-03, LKP-04]', async () => {
  const { original_orders: orders } = await found(regular, { reference: noor.reference });
  expect(orders).toEqual([
    {
      reference: noor.reference,
      external_reference: '',
      consumer: null,
      purchases: expect.arrayContaining([
        {
          id: 'weekend',
          title: 'Weekend ticket',
          type: 'ticket',
          quantity: 2,
          price: 189,
          texts: expect.objectContaining({ nl: { name: 'Weekendticket' }, es: { name: expect.any(String) } }),
        },
        expect.objectContaining({ id: 'glamping-standard', title: expect.stringMatching(/^Travel: /) }),
      ]),
    },
  ]);
  expect(JSON.stringify(orders)).not.toMatch(/noor|de Wit|example\.com/i);
});

test('an external reference also finds the order; only the account that placed it receives the buyer [LKP-01, LKP-04]', async () => {
  const named = await found(regular, { consumer_external_reference: noor.external });
  expect(named.original_orders).toMatchObject([{ reference: noor.reference, consumer: null }]);
  const own = await found(regular, { reference: noor.reference }, 'noor');
  expect(own.original_orders).toMatchObject([
    {
      external_reference: noor.external,
      consumer: { email: 'noor@example.com', firstName: 'Noor', lastName: 'de Wit' },
    },
  ]);
});

test('an address finds only the orders of its own account, newest first [LKP-04]', async () => {
  const references = async (email: string, accountId?: string) =>
    (await found(regular, { consumer_email: email }, accountId)).original_orders.map(({ reference }) => reference);
  expect(await references('lotte@example.com', 'lotte')).toEqual(['100000004', '100000002']);
  expect(await references('Lotte@Example.com', 'lotte')).toEqual(['100000004', '100000002']);
  expect(await references('lotte@example.com', 'noor')).toEqual([]);
  expect(await references('lotte@example.com')).toEqual([]);
});

test('an add-on shop shows an order, with the extras for its stay, only to the account that placed it [LKP-03, LKP-04]', async () => {
  const own = await found(addOns, { reference: noor.reference }, 'noor');
  expect(own.original_orders).toHaveLength(1);
  expect(own.upsell.hospitality).toMatchObject({
    add_on_available: true,
    add_on: [{ reference: noor.reference, cart: { package: { name: expect.any(String) } } }],
  });
  expect((await found(addOns, { reference: noor.reference }, 'sam')).original_orders).toEqual([]);
  expect((await found(addOns, { reference: noor.reference })).original_orders).toEqual([]);
});

test('an unknown number, another person’s number and another event’s number get the identical response [LKP-04]', async () => {
  const answers = [
    await lookUp(addOns, { reference: '999999999' }, 'sam'),
    await lookUp(addOns, { reference: noor.reference }, 'sam'),
    await lookUp(addOns, { reference: '200000003' }, 'sam'),
    await lookUp(addOns, { consumer_email: 'noor@example.com' }, 'sam'),
    await lookUp(addOns, { consumer_external_reference: noor.external }, 'sam'),
  ];
  const nothing = { original_orders: [], upsell: { hospitality: { add_on_available: false, add_on: [] } } };
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { data: nothing }]));
});

test('an invalid reference is refused, and is not counted as a look-up', async () => {
  for (const payload of [{}, { reference: '12345678' }, { reference: '#10000000' }, { consumer_email: 'nobody' }]) {
    const { status, body } = await lookUp(regular, payload);
    expect([status, body.error?.code]).toEqual([400, 'request.invalid']);
  }
  const { rowCount } = await shop.database.pool.query('select 1 from look_ups');
  expect(rowCount).toBe(0);
});

test('guests at one address have 30 unsuccessful look-ups in 10 minutes, even if 60 are concurrent; successful look-ups are not counted [LKP-04]', async () => {
  const guess = () => lookUp(regular, { reference: '999999999' }, undefined, '10.0.0.2');
  const right = (address: string) => lookUp(regular, { reference: noor.reference }, undefined, address);
  for (let time = 0; time < 8; time += 1) expect((await right('10.0.0.2')).status).toBe(200);
  const counts = Map.groupBy(await Promise.all(Array.from({ length: 60 }, guess)), ({ status }) => status);
  expect([counts.get(200)?.length, counts.get(429)?.length]).toEqual([30, 30]);
  const [refused] = counts.get(429) ?? [];
  expect([refused?.body.error?.code, refused?.headers['retry-after']]).toEqual(['lookup.too_many', '600']);
  // The limit affects neither another client nor an account at the same address.
  expect((await right('10.0.0.3')).status).toBe(200);
  expect((await lookUp(regular, { reference: noor.reference }, 'noor', '10.0.0.2')).status).toBe(200);
  await shop.database.pool.query(
    "update look_ups set made_at = array_fill(statement_timestamp() - interval '10 minutes', array[30])",
  );
  expect((await right('10.0.0.2')).status).toBe(200);
});

test('accounts of one /64 network share a limit of 200 look-ups in addition to their own limits of 5, even if their addresses differ [LKP-04]', async () => {
  const accounts = Array.from({ length: 42 }, (_, nr) => `account-${nr}`);
  const lookUps = accounts.flatMap((account, nr) =>
    Array.from({ length: 6 }, (_, time) =>
      lookUp(regular, { reference: '999999999' }, account, `2001:db8:1:1::${nr}:${time}`),
    ),
  );
  const counts = Map.groupBy(await Promise.all(lookUps), ({ status }) => status);
  expect([counts.get(200)?.length, counts.get(429)?.length]).toEqual([200, 52]);
  // An account keeps its limit when its address changes.
  await shop.database.pool.query('delete from look_ups');
  const ofOne = [];
  for (let time = 0; time < 6; time += 1)
    ofOne.push((await lookUp(regular, { reference: '999999999' }, 'noor', `10.9.${time}.1`)).status);
  expect(ofOne).toEqual([200, 200, 200, 200, 200, 429]);
});
