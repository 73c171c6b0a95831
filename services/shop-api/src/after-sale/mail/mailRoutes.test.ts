import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { transportRequestLimits } from './mailRoutes.ts';

const transportRequest = { name: 'Sanne', email: 'sanne@example.org', departure: 'Groningen', persons: 48 };
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('delete from mails'));

const post = (payload: unknown, remoteAddress = '10.0.0.1', key: typeof regularShop | null = regularShop) =>
  shop.call(key, { method: 'POST', url: '/personalisation/mails', payload: payload as object, remoteAddress });
const queued = async () =>
  (await shop.database.pool.query<{ content: unknown; key: string }>('select content, key from mails')).rows;

test('a transport request is accepted, and is not sent to a recipient that the request names [TRN-04]', async () => {
  const { status, body } = await post({ ...transportRequest, to: 'someone@else.example', bcc: 'a@b.example' });
  expect([status, body.data]).toEqual([200, { accepted: true }]);
  const [mail] = await queued();
  expect(JSON.stringify(mail)).not.toContain('else.example');
  expect(mail?.key).not.toContain('10.0.0.1');
});

test('an invalid transport request is refused, and nothing is queued [TRN-04, API-06]', async () => {
  const wrong = [
    { ...transportRequest, email: 'nobody' },
    { ...transportRequest, persons: 0 },
    { ...transportRequest, persons: 501 },
    { ...transportRequest, message: 'x'.repeat(2001) },
    { ...transportRequest, name: ' ' },
    { persons: 3 },
  ];
  for (const payload of wrong) expect((await post(payload)).body.error?.code).toBe('request.invalid');
  const large = await post({ ...transportRequest, message: 'x'.repeat(20_000) });
  expect([large.status, large.body.error?.code]).toEqual([413, 'request.invalid']);
  expect((await post(transportRequest, '10.0.0.1', null)).status).toBe(401);
  expect(await queued()).toEqual([]);
});

test('a client may send 10 requests in ten minutes, including concurrent ones, and a shop accepts 60 [TRN-04]', async () => {
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => post(transportRequest)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(transportRequestLimits.ofClient);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const others = await Promise.all(
    Array.from({ length: 80 }, (_, client) => post(transportRequest, `10.1.0.${client}`)),
  );
  expect(others.filter(({ status }) => status === 200)).toHaveLength(
    transportRequestLimits.ofShop - transportRequestLimits.ofClient,
  );
  await shop.database.pool.query(`update mails set created_at = now() - interval '11 minutes'`);
  expect((await post(transportRequest)).status).toBe(200);
});

test('a brand without a recipient accepts no transport requests [TRN-04]', async () => {
  await shop.database.pool.query(
    `update mail_brands set definition = definition || '{"transportRequestsTo": null}' where brand = 'solstrand'`,
  );
  expect((await post(transportRequest)).body.error?.code).toBe('mail.not_configured');
});
