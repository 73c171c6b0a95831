import { endSessionsOf, forgetSessions } from '@festival/service-kit/session/userSessions';
import { testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(2)]);
});
afterAll(() => shop.close());

const url = '/members/session';
const opened = async (account: string): Promise<string> => {
  const headers = { 'x-user-token': await shop.tokenOf(account) };
  return String((await shop.call(null, { method: 'POST', url, headers })).body.data.id);
};
const call = (method: 'GET' | 'DELETE', session: string) =>
  shop.call(null, { method, url, headers: { 'x-session-id': session } });
const statusOf = async (session: string) => (await call('GET', session)).status;

test('a session is valid until it is ended; it then ends at every host [SSO-02]', async () => {
  const [first, second] = [await opened('noor'), await opened('noor')];
  expect((await call('GET', first)).body.data).toEqual({ accountId: 'noor' });
  expect((await call('DELETE', first)).status).toBe(200);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect((await call('DELETE', first)).status).toBe(200);
});

test('all sessions of an account can be ended together; other accounts keep theirs', async () => {
  const [noors, sams] = [[await opened('noor'), await opened('noor')], await opened('sam')];
  await endSessionsOf(shop.database.pool, 'noor');
  expect([await statusOf(noors[0] ?? ''), await statusOf(noors[1] ?? ''), await statusOf(sams)]).toEqual([
    404, 404, 200,
  ]);
});

test('a session is opened only with a valid user token, and its id is not stored', async () => {
  for (const headers of [{}, { 'x-user-token': `${await shop.tokenOf('noor')}x` }])
    expect((await shop.call(null, { method: 'POST', url, headers })).status).toBe(401);
  expect([await statusOf(''), await statusOf('made-up')]).toEqual([404, 404]);
  const id = await opened('noor');
  const { rows } = await shop.database.pool.query<{ row: string }>('select s::text as row from members.sessions s');
  expect(rows.filter(({ row }) => row.includes(id))).toEqual([]);
});

test('a used session stays valid, and expires after 14 days without use', async () => {
  const age = (interval: string) =>
    shop.database.pool.query('update members.sessions set seen_at = statement_timestamp() - $1::interval', [interval]);
  const id = await opened('noor');
  await age('13 days');
  expect(await statusOf(id)).toBe(200);
  await age('0 days');
  await forgetSessions(shop.database.pool);
  expect(await statusOf(id)).toBe(200);
  await age('15 days');
  expect(await statusOf(id)).toBe(404);
  await forgetSessions(shop.database.pool);
  expect((await shop.database.pool.query('select 1 from members.sessions')).rowCount).toBe(0);
});
