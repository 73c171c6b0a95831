import * as z from 'zod/mini';
import { type Endpoint, headerNames } from '../api/endpoint.ts';
import { serviceBases } from '../api/service.ts';
import { servers, serversOf } from './servers.ts';
import { entitySchemas, type Json, type JsonObject, wireSchema } from './wireSchema.ts';

const isAbsent = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'undefined';

const parameters = (location: 'path' | 'query', schema: Endpoint['query']): Json[] =>
  Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !z.safeParse(field, undefined).success,
    schema: wireSchema(field),
  }));

const headerParameters = (call: Endpoint): Json[] =>
  (call.isPublic ? call.headers : (['namespace', ...call.headers] as const)).map((name) => ({
    name: headerNames[name],
    in: 'header',
    required: name === 'namespace',
    schema: { type: 'string' },
  }));

const json = (schema: Json) => ({ 'application/json': { schema } });

const operation = (call: Endpoint): JsonObject => ({
  operationId: call.name,
  tags: [call.service],
  summary: call.summary,
  parameters: [...parameters('path', call.params), ...parameters('query', call.query), ...headerParameters(call)],
  ...(isAbsent(call.body)
    ? {}
    : {
        requestBody: {
          required: !z.safeParse(call.body, undefined).success,
          content: json(wireSchema(call.body)),
        },
      }),
  responses: {
    [call.status]:
      call.status === 204
        ? { description: 'Done' }
        : { description: 'The answer', content: json(wireSchema(call.answer)) },
    '4XX': { $ref: '#/components/responses/Refusal' },
    '5XX': { $ref: '#/components/responses/Refusal' },
  },
  security: call.isPublic ? [] : [{ shopToken: [] }],
  ...serversOf(call),
});

/** The OpenAPI 3.1 document of the calls, as they are on the wire [API-01]. */
export const openApiDocument = (endpoints: readonly Endpoint[], version: string): JsonObject => {
  const paths: { [path: string]: JsonObject } = {};
  for (const call of endpoints) {
    const path = `${serviceBases[call.service]}${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Festival shop', version, description: 'Made from the endpoints of shared-contracts; do not edit.' },
    servers,
    tags: Object.keys(serviceBases).map((name) => ({ name })),
    paths,
    components: {
      schemas: entitySchemas(),
      responses: {
        Refusal: { description: 'Why not', content: json({ $ref: '#/components/schemas/ErrorAnswer' }) },
      },
      securitySchemes: { shopToken: { type: 'http', scheme: 'bearer' } },
    },
  };
};
