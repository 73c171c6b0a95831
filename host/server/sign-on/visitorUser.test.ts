import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { claimsSchema } from './signOnSession.ts';
import { visitorUser } from './visitorUser.ts';

const keys = { slug: 'zomer', shopToken: 'token', apiNamespace: 'zomer-2027', brand: 'solstrand' };
const session = {
  id: 'session',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 0,
  brand: 'solstrand',
  claims: claimsSchema.parse({ sub: 'noor', given_name: 'Noor' }),
};

let wishlist: Parameters<typeof answeringServer>[0];
let api: AnsweringServer;
beforeAll(async () => {
  api = await answeringServer((request) =>
    request.path === '/members/membership' ? { body: { data: { level: 2, status: 'active' } } } : wishlist(request),
  );
});
afterAll(() => api.close());

const read = async (answer: typeof wishlist) => {
  wishlist = answer;
  const error = jest.fn();
  return { user: await visitorUser(api.url, keys, session, { error }), logged: error.mock.calls };
};
const noWishlist = { error: { code: 'wishlist.not_found', message: 'wishlist.not_found' } };

test('an account without a wishlist is not registered, and nothing is logged', async () => {
  const { user, logged } = await read(() => ({ status: 404, body: noWishlist }));
  expect(user).toMatchObject({ membership: { level: 2 }, wishlist: null, preregistration: null });
  expect(logged).toEqual([]);
});

test.each([
  ['answers an error', () => ({ status: 500, body: { error: { code: 'internal', message: 'internal' } } })],
  ['breaks off', () => ({ failure: 'breaks' as const })],
])('a wishlist whose call %s is logged, and leaves the registration unknown [ERR-04]', async (_how, answer) => {
  const { user, logged } = await read(answer);
  expect(user).toMatchObject({ id: 'noor', wishlist: null, preregistration: { registeredAt: null } });
  expect(logged).toEqual([[{ err: expect.anything() }, 'the wishlist of a signed-in visitor was not read']]);
});
