import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { endpoints } from '../api/endpoints.ts';
import { euros } from '../money/euros.ts';
import { openApiDocument } from './openApiDocument.ts';

const folder = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const committed = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));

test('openapi.json equals the document of the endpoints: npm run openapi -w shared-contracts writes it again [API-01]', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints, version))));
});

test('every call is in the document under its name [API-01]', () => {
  const operations = Object.values<object>(committed.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

test('each reference in the document exists [API-01]', () => {
  const references = [...JSON.stringify(committed).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  for (const [, kind = '', name = ''] of references) expect(committed.components[kind]).toHaveProperty(name);
});

test('the document describes the wire format: euros with their defaults, optional fields, and who may call [API-01]', () => {
  const call = endpoint({
    name: 'pay',
    summary: 'For this test',
    method: 'POST',
    path: '/carts/:cartId/pay',
    params: { cartId: z.string() },
    query: { step: z.optional(z.coerce.number()) },
    body: z.object({ fee: z._default(euros, 350), note: z.string() }),
    answer: z.object({ left: euros }),
    headers: ['cartToken'],
  });
  const paths = JSON.parse(JSON.stringify(openApiDocument([call], '1.0.0').paths));
  expect(paths['/shopping/carts/{cartId}/pay'].post).toMatchObject({
    parameters: [
      { name: 'cartId', in: 'path', required: true },
      { name: 'step', in: 'query', required: false },
      { name: 'x-event-namespace', in: 'header', required: true },
      { name: 'x-cart-token', in: 'header', required: false },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { properties: { fee: { type: 'number', default: 3.5, description: 'Euros' } }, required: ['note'] },
        },
      },
    },
    security: [{ shopToken: [] }],
  });
});

test('the document names the service of each call, and its status [API-01]', () => {
  const { paths, servers } = committed;
  const urls = (operation: { servers?: { url: string }[] }) =>
    (operation.servers ?? servers).map(({ url }: { url: string }) => url);
  expect(urls(paths['/shopping/products'].get)).toEqual(['/api', '{api}']);
  expect(urls(paths['/shopping/shop'].get)).toEqual(['{api}']);
  expect(urls(paths['/sign-on/session'].get)).toEqual(['/api']);
  expect(Object.keys(paths['/shopping/carts'].post.responses)).toEqual(['201', '4XX', '5XX']);
  expect(paths['/cart'].delete.responses['204']).toEqual({ description: 'Done' });
});
