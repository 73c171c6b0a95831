import fastifyCookie from '@fastify/cookie';
import { endpoints } from '@festival/shared-contracts/api/endpoints';
import { servedBy, serviceBases } from '@festival/shared-contracts/api/service';
import { errorAnswerSchema } from '@festival/shared-contracts/errors/shopError';
import fc from 'fast-check';
import Fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import { answerErrors } from '../answerErrors.ts';
import { shopDirectory } from '../shop/shopDirectory.ts';
import { openSignOn } from '../sign-on/openSignOn.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { type TestIssuer, testIssuer } from '../testing/testIssuer.ts';
import { apiRoutes } from './apiRoutes.ts';

const keys = { slug: 'solstrand', shopToken: 'shop-secret', apiNamespace: 'solstrand-2027', brand: 'solstrand' };
const own = { host: 'shop.example', origin: 'http://shop.example', 'x-shop': 'solstrand' };

const clientSecret = 'a secret of the client';

let api: AnsweringServer;
let issuer: TestIssuer;
let app: FastifyInstance;
const routes: string[] = [];

beforeAll(async () => {
  api = await answeringServer(({ path }) => ({ body: path === '/shopping/shops/solstrand' ? keys : { data: {} } }));
  app = Fastify();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  await app.register(fastifyCookie);
  answerErrors(app);
  const shops = shopDirectory(api.url);
  issuer = await testIssuer(clientSecret);
  const settings = {
    issuer: issuer.server.url,
    clientId: 'festival-shop',
    clientSecret,
    scope: 'openid',
    accountUrl: `${issuer.server.url}/account`,
    sessionSecret: 'a secret of thirty-two characters',
  };
  const signOn = openSignOn(app, { settings, shops, shopApiUrl: api.url });
  apiRoutes(app, { shopApiUrl: api.url, shops, signOn });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await api.close();
  await issuer.server.close();
});

const addressOf = ({ service, path }: (typeof endpoints)[number]) => `/api${serviceBases[service]}${path}`;

/** The browser's own requests during sign-in and sign-out, and the route that forwards calls to the APIs. */
const besides = [
  'GET /api/sign-on/callback',
  'GET /api/sign-on/account-edited',
  'GET /api/sign-on/signed-out',
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /api/:service/*`),
];

test('the host itself serves the calls that the document assigns to it, and no others [API-01, API-13]', () => {
  const hostCalls = endpoints.filter(({ service }) => servedBy[service] === 'host');
  expect(hostCalls.length).toBeGreaterThan(6);
  expect([...routes].sort()).toEqual(
    [...hostCalls.map((call) => `${call.method} ${addressOf(call)}`), ...besides].sort(),
  );
});

test.each(endpoints.filter(({ service }) => servedBy[service] === 'api').map((call) => [call.name, call] as const))(
  '%s goes to the API if browsers may call it, and nowhere else [API-01]',
  async (_name, call) => {
    api.requests.splice(0);
    const path = addressOf(call).replace(/:(\w+)/g, 'x');
    const headers = { ...own, ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }) };
    const method = call.method as HTTPMethods & typeof call.method;
    const answer = await app.inject({ method, url: path, headers });
    const asked = api.requests.filter(({ path: one }) => one !== '/shopping/shops/solstrand');
    if (call.isForServers) {
      expect([answer.statusCode, asked]).toEqual([404, []]);
    } else {
      const [one, ...others] = asked;
      expect([one?.method, one?.path.split('?')[0], others]).toEqual([call.method, path.slice('/api'.length), []]);
    }
  },
);

const odd = fc.oneof(
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '\0',
    '\ud800',
    '/a\r\nb: c',
  ),
  fc.constantFrom(`/${'a'.repeat(3000)}`, '', '/%zz', '/#', '/?a=1&a=2', '/solstrand'),
  fc.webPath(),
  fc.string(),
  fc.jsonValue(),
);
const bodies = fc.oneof(
  fc
    .record({ returnTo: odd, cartId: odd, orderId: odd, accessId: odd }, { requiredKeys: [] })
    .map((body) => JSON.stringify(body)),
  fc.json(),
  fc.constantFrom('', '{', '{"__proto__":{}}', '{"constructor":{"prototype":1}}', '\ufeff{}'),
  fc.string(),
);

test.each(endpoints.filter(({ service }) => service === 'sign-on').map((call) => [call.name, call] as const))(
  '%s answers any input as the contract says, or refuses it as documented, and redirects to no other site [API-06, SSO-02]',
  async (_name, call) => {
    const statuses: number[] = [];
    const property = fc.asyncProperty(bodies, async (body) => {
      const answer = await app.inject({
        method: call.method as 'GET' | 'POST',
        url: addressOf(call),
        headers: { ...own, 'content-type': 'application/json' },
        ...(call.method === 'GET' ? {} : { payload: body }),
      });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 200) {
        const { data } = answer.json();
        expect(z.safeParse(call.answer, answer.json()).success).toBe(true);
        if (call.method !== 'GET') {
          expect(z.safeParse(call.body, JSON.parse(body)).success).toBe(true);
          const { origin } = new URL(data.link, 'http://shop.example');
          expect(['http://shop.example', issuer.server.url]).toContain(origin);
        }
      } else {
        expect(answer.statusCode).toBe(400);
        expect(errorAnswerSchema.safeParse(answer.json()).success).toBe(true);
      }
    });
    await fc.assert(property, { numRuns: 200, endOnFailure: true, examples: [['{"returnTo":"/solstrand"}']] });
    expect(statuses[0]).toBe(200);
  },
);
