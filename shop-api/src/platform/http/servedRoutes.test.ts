import { type Service, servedBy } from '@festival/shared-contracts/api/service';
import document from '@festival/shared-contracts/openapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { registeredRoutes } from '../../../testing/registeredRoutes.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { folderDelivery } from '../../after-sale/mail/folderDelivery.ts';
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

/** Routes that are no calls of the shop: for monitoring, and for payment providers, who define their messages. */
const besides = [
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'POST /payment-webhooks/:provider/:eventId?',
  'POST /payment-notices/:provider/:eventId?',
];

type Operation = { operationId: string; tags: string[] };

test('shop-api serves every call that the document says it does, and nothing else [API-01, API-03, API-04, API-05]', () => {
  const documented = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => servedBy[tags[0] as Service] === 'api')
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(documented.length).toBeGreaterThan(30);
  expect(routes).toEqual([...documented, ...besides].sort());
});
