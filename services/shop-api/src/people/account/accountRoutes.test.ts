import { festivals } from '@festival/example-festivals/festivals';
import { openUserSession } from '@festival/service-kit/session/userSessions';
import { type TestShop, testShop } from '../../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', below: string, payload?: object) => {
  const headers = { 'x-user-token': await shop.tokenOf('provided') };
  return shop.call(null, { method, url: `/members/account${below}`, headers, ...(payload && { payload }) });
};

test('an identity provider reads and changes what the shops know of an account, by tokens of its own for it [SSO-02]', async () => {
  const { body } = await shop.call(null, { url: '/members/account/brands' });
  expect(body.data.brands).toEqual(['nachtwoud', 'solstrand']);
  const chosen = await ask('PUT', '/newsletters', { brands: ['solstrand', 'unknown'] });
  expect(chosen.body.data.brands).toEqual(['solstrand']);
  const standing = (brand: string, isSubscribed: boolean) => ({
    brand,
    isSubscribed,
    membership: { level: 0, status: '' },
  });
  expect((await ask('GET', '')).body.data).toEqual({
    standings: [standing('nachtwoud', false), standing('solstrand', true)],
    memberships: [],
  });
  await openUserSession(shop.database.pool, 'provided');
  const sessions = async () =>
    (await shop.database.pool.query("select 1 from members.sessions where account_id = 'provided'")).rowCount;
  expect(await sessions()).toBe(1);
  await ask('DELETE', '/sessions');
  expect(await sessions()).toBe(0);
  const erased = await ask('POST', '/erasure', { email: 'provided@example.com' });
  expect(erased.body.data).toEqual({ isErased: true });
  expect((await ask('GET', '')).body.data.standings).toEqual([
    standing('nachtwoud', false),
    standing('solstrand', false),
  ]);
});
