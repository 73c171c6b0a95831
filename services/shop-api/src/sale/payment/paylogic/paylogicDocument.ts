import { z } from 'zod';
import { protocol, webhookSchema } from './protocol.ts';
import { signatureHeader } from './signedMessage.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { io });
  return described;
};
const content = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
});

const operationOf = (name: string, { call, summary, answer, ...more }: (typeof protocol)[keyof typeof protocol]) => ({
  operationId: name,
  summary,
  parameters: [...call.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...('request' in more ? { requestBody: { required: true, content: content(more.request, 'input') } } : {}),
  responses: {
    200: { description: 'Done', content: content(answer, 'input') },
    401: { description: 'The signature does not fit the message' },
  },
});

/** The OpenAPI 3.1 document of paylogic's protocol, made from the schemas by which the shop reads it [PAY-08]. */
export function paylogicDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, described] of Object.entries(protocol)) {
    const [method = '', path = ''] = described.call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, described) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'paylogic',
      version: '1.0.0',
      description:
        'The calls of a shop at a hosted payment page, and the webhooks that it takes. Made from the schemas of the shop API; do not edit.',
    },
    security: [{ signature: [] }],
    paths,
    webhooks: {
      payment: {
        post: {
          summary: 'Sent to the webhookUri of a payment after each change of its status, until the shop answers 2xx.',
          requestBody: { required: true, content: content(webhookSchema, 'input') },
          responses: { 200: { description: 'Taken' }, 401: { description: 'The signature does not fit the message' } },
        },
      },
    },
    components: {
      securitySchemes: {
        signature: {
          type: 'apiKey',
          in: 'header',
          name: signatureHeader,
          description:
            '`t=<seconds since 1970>,v1=<hex>`: the HMAC-SHA256, by the shared secret, of `t.method.path.body`, at most five minutes old.',
        },
      },
    },
  };
}
