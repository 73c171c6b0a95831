import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Refusal, refusal, refusalStatus, refuse } from '../error/refusal.ts';
import { schemaErrors } from '../error/schemaErrors.ts';
import { isToken } from './isToken.ts';

type Answer = { status?: number; body: unknown };
type Schema = z.core.$ZodType;
type Input<Params extends Schema, Query extends Schema, Body extends Schema> = {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  request: FastifyRequest;
};

type Route<Params extends Schema, Query extends Schema, Body extends Schema> = {
  method: 'GET' | 'PUT' | 'POST';
  url: string;
  /** Set for a route that writes: the token is checked before the body is read. */
  token?: string;
  bodyLimit?: number;
  params: Params;
  query: Query;
  body: Body;
  handle(input: Input<Params, Query, Body>): Promise<Result<Answer, Refusal>>;
};

/** For a route without parameters, query or body. */
export const nothing = z.unknown();

/** Adds a route whose address, query and body are checked by schemas and whose refusals all have one shape. */
export function addRoute<Params extends Schema, Query extends Schema, Body extends Schema>(
  app: FastifyInstance,
  { token, params, query, body, handle, ...route }: Route<Params, Query, Body>,
): void {
  app.route({
    ...route,
    onRequest: async (request, reply) => {
      if (token === undefined || isToken(request.headers.authorization, token)) return;
      request.log.warn({ method: request.method, route: route.url, code: tokenWrong.code }, 'refused');
      return sendRefusal(reply, tokenWrong);
    },
    handler: async (request, reply) => {
      const input = {
        params: read(params, request.params),
        query: read(query, request.query),
        body: read(body, request.body),
      };
      if (!input.params.ok) return sendRefusal(reply, input.params.error);
      if (!input.query.ok) return sendRefusal(reply, input.query.error);
      if (!input.body.ok) return sendRefusal(reply, input.body.error);
      const result = await handle({
        params: input.params.value,
        query: input.query.value,
        body: input.body.value,
        request,
      });
      if (!result.ok) return sendRefusal(reply, result.error);
      return reply
        .code(result.value.status ?? 200)
        .header('cache-control', 'no-cache')
        .send(result.value.body);
    },
  });
}

export function sendRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  return reply.code(refusalStatus[refused.code]).header('cache-control', 'no-store').send(refused);
}

const tokenWrong = refusal(
  'token-wrong',
  'Changing the registry needs its token: send it as "Authorization: Bearer …" (commands take it from REGISTRY_TOKEN).',
);

function read<S extends Schema>(schema: S, value: unknown): Result<z.output<S>, Refusal> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return success(parsed.data);
  return refuse('invalid-request', 'The registry can not take this as it is.', schemaErrors(parsed.error));
}
