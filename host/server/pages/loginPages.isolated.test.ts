import type { User } from '@festival/shared-contracts/user/user';
import type { FastifyInstance } from 'fastify';
import type { SignOn } from '../sign-on/signOn.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { pageApp } from '../testing/pageApp.ts';

const configOf = (slug: string) => ({
  slug,
  shopToken: 'shop-secret',
  apiNamespace: slug,
  ossBrand: 'solstrand',
  brand: 'solstrand',
  festivalData: { title: 'Solstrand', dateStart: '2027-07-09' },
  membersale: slug === 'solstrand-leden',
});

let api: AnsweringServer;
let app: FastifyInstance;
let plain: FastifyInstance;
let isAvailable = true;

/** A visitor with the cookie `session=noor` is signed in. */
const signOn = {
  sessionOf: async ({ cookies }) =>
    cookies.session === 'noor'
      ? {
          id: 's1',
          accessToken: 'token-secret',
          refreshToken: '',
          expiresAt: 0,
          brand: 'solstrand',
          claims: {
            sub: 'noor',
            given_name: 'Noor',
            family_name: '',
            email: '',
            gender: '',
            birthdate: '',
            phone_number: '',
            address: {
              street_address: '',
              street_name: '',
              street_number: '',
              postal_code: '',
              locality: '',
              country: '',
            },
          },
        }
      : null,
  isAvailable: async () => isAvailable,
} as Partial<SignOn> as SignOn;

beforeAll(async () => {
  api = await answeringServer(({ path, headers }) => {
    const [, slug] = /^\/shopping\/shops\/([\w-]+)$/.exec(path) ?? [];
    if (slug)
      return slug === 'unknown'
        ? { status: 404, body: { error: { code: 'shop', message: '' } } }
        : { body: configOf(slug) };
    if (path === '/shopping/shops') return { body: [] };
    if (path === '/shopping/shop') return { body: configOf(String(headers['x-event-namespace'])) };
    if (path === '/shopping/products') return { body: [] };
    return { status: 404, body: { error: { code: 'not_found', message: '' } } };
  });
  app = await pageApp(api.url, { signOn });
  plain = await pageApp(api.url);
});
afterAll(async () => {
  await app.close();
  await plain.close();
  await api.close();
});
afterEach(() => {
  isAvailable = true;
});

const open = async (url: string, { user = '', host = app }: { user?: string; host?: FastifyInstance } = {}) => {
  const answer = await host.inject({ url, cookies: user ? { session: user } : {} });
  const location = answer.headers.location;
  type Page = { config: { slug: string } | null; user?: User | null; isSignOnAvailable?: boolean };
  return {
    status: answer.statusCode,
    location,
    page: location ? null : (JSON.parse(answer.body) as Page),
    body: answer.body,
  };
};

test('a shop for members redirects a guest to its own sign-in page and, after sign-in, back to the page with its query [RTE-04]', async () => {
  const away = await open('/solstrand-leden/tickets?utm_source=mail');
  expect([away.status, away.location]).toEqual([
    302,
    '/login?returnTo=%2Fsolstrand-leden%2Ftickets%3Futm_source%3Dmail',
  ]);
  const login = await open(String(away.location));
  expect([login.status, login.page?.config?.slug]).toEqual([200, 'solstrand-leden']);
  const back = await open(String(away.location), { user: 'noor' });
  expect(back.location).toBe('/solstrand-leden/tickets?utm_source=mail');
  expect((await open(String(back.location), { user: 'noor' })).page?.user?.profile.givenName).toBe('Noor');
});

test('the server’s page has the signed-in user, without a token [SSO-01, SSO-03]', async () => {
  expect((await open('/solstrand/tickets')).page).toMatchObject({ user: null, isSignOnAvailable: true });
  const { page, body } = await open('/solstrand/tickets', { user: 'noor' });
  expect(page).toMatchObject({ user: { id: 'noor' }, isSignOnAvailable: true });
  expect(body).not.toContain('token-secret');
});

test('while sign-on is unavailable the shop for members is open to guests, and the page says so [SSO-01]', async () => {
  isAvailable = false;
  expect((await open('/solstrand-leden/tickets')).page).toMatchObject({ isSignOnAvailable: false });
});

test('if sign-on is not configured, the page does not mention it [SSO-05]', async () => {
  const { status, page } = await open('/solstrand-leden/tickets', { host: plain });
  expect([status, page && 'isSignOnAvailable' in page]).toEqual([200, false]);
});

test.each([
  '/login',
  '/login?returnTo=%2F',
  '/login?returnTo=%2Funknown',
  '/login?returnTo=%2F%252F',
  '/login?returnTo=https%3A%2F%2Fevil.example',
])('%s does not lead to a shop, and shows the list of shops', async (url) => {
  const { status, page } = await open(url);
  expect([status, page?.config]).toEqual([200, null]);
});
