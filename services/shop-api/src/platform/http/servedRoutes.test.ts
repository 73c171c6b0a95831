import { folderDelivery } from '@festival/service-kit/mail/folderDelivery';
import type { Endpoint } from '@festival/shared-contracts/api/endpoint';
import { endpoints } from '@festival/shared-contracts/api/endpoints';
import { type Service, servedBy, serviceBases } from '@festival/shared-contracts/api/service';
import document from '@festival/shared-contracts/openapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { registeredRoutes } from '../../../testing/registeredRoutes.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { buildShopApi } from '../../buildShopApi.ts';

let database: TestDatabase;
let app: FastifyInstance;
let routes: string[];

beforeAll(async () => {
  database = await testDatabase();
  const registered = await registeredRoutes(() =>
    buildShopApi({
      pool: database.pool,
      providers: new Map(),
      deliver: folderDelivery('/nowhere'),
      ownUrl: 'http://127.0.0.1',
      returnOrigins: ['http://shop.test'],
      logLevel: 'silent',
    }),
  );
  app = registered.built;
  routes = registered.routes;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Routes outside the shop's API: for monitoring, and for payment providers, who define their messages. */
const besides = [
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'POST /payment-webhooks/:provider/:eventId/:paymentId',
  'POST /payment-webhooks/:provider/:eventId?',
  'GET /openapi.json',
];

type Schema = { schema?: object };
type Operation = {
  operationId: string;
  tags: string[];
  requestBody?: { content: { [type: string]: Schema } };
  responses: { [status: string]: { content?: { [type: string]: Schema } } };
};

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;

test('GET /openapi.json returns the document of all calls without a token [API-13]', async () => {
  const answer = await app.inject('/openapi.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(document);
});

test('shop-api serves exactly the documented calls [API-01, API-03, API-04, API-05]', () => {
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => servedBy[tags[0] as Service] === 'api')
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(documented.length).toBeGreaterThan(30);
  expect(routes).toEqual([...documented, ...besides].sort());
});

/** The calls whose path or response the specification does not define, as shop-api serves them. */
const ours: Record<string, string> = {
  getWishlist: 'GET /members/wishlists/:eventId',
  putWishlist: 'PUT /members/wishlists/:eventId',
  deleteWishlistTravel: 'DELETE /members/wishlists/:eventId/travel-cart',
  getLinkedWishlist: 'GET /members/wishlists/:eventId/users/:userId/:verifier',
  getMembership: 'GET /members/membership',
  signUpForNewsletter: 'POST /members/newsletter/signups',
  confirmNewsletter: 'POST /members/newsletter/confirmations',
  subscribeToNewsletter: 'PUT /members/newsletter/subscription',
  openUserSession: 'POST /members/session',
  readUserSession: 'GET /members/session',
  endUserSession: 'DELETE /members/session',
  fillCart: 'POST /shopping/carts/:cartId/wishlist',
  chooseShipping: 'POST /shopping/carts/:cartId/shipping',
  getAnnouncement: 'GET /shopping/announcement',
  sendTransportRequest: 'POST /personalisation/mails',
};

const operationOf = ({ name }: Endpoint): Operation | undefined =>
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .find(({ operationId }) => operationId === name);

test.each(Object.entries(ours))('%s is served as %s, with schemas for request and response [API-13]', (name, route) => {
  const call = endpoints.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  expect(`${call.method} ${serviceBases[call.service]}${call.path}`).toBe(route);
  expect(routes).toContain(route);
  const operation = operationOf(call);
  const schemaIn = (content: { [type: string]: Schema } | undefined) =>
    Object.keys(content?.['application/json']?.schema ?? {}).length > 0;
  expect(schemaIn(operation?.responses[String(call.status)]?.content)).toBe(true);
  expect(operation?.requestBody !== undefined).toBe(['POST', 'PUT'].includes(call.method));
  if (operation?.requestBody) expect(schemaIn(operation.requestBody.content)).toBe(true);
});
