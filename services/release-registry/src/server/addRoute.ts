import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Refusal, refusalStatus, refuse } from '../error/refusal.ts';
import { schemaErrors } from '../error/schemaErrors.ts';
import type { Need } from '../tokens/rights.ts';
import type { Authorize, Caller } from './authorize.ts';
import { deepest, isTooDeep } from './isTooDeep.ts';
import { takesItsTime } from './strangersBodies.ts';

export type Answer = { status?: number; body: unknown };
type Schema = z.core.$ZodType;
type Input<Params extends Schema, Query extends Schema, Body extends Schema> = {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** The caller; the operator if everyone may call the route. */
  caller: Caller;
  request: FastifyRequest;
};

type Route<Params extends Schema, Query extends Schema, Body extends Schema> = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  url: string;
  /**
   * Who may call the route. `everyone` is for what hosts and browsers read; such an answer has no name of a person, and
   * nothing that is not released. A token is checked before the body is read.
   */
  guard: { authorize: Authorize; need: (params: z.output<Params>) => Need } | 'everyone';
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
  { guard, params, query, body, handle, ...route }: Route<Params, Query, Body>,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.route({
    ...route,
    onRequest: async (request, reply) => {
      if (guard === 'everyone') return;
      const read = readPart(params, request.params);
      // The error of an invalid address is returned only to the operator.
      const need: Need = read.ok ? guard.need(read.value) : { administer: true };
      const allowed = await guard.authorize(request, need);
      if (allowed.ok) {
        takesItsTime(request);
        return void callers.set(request, allowed.value);
      }
      request.log.warn({ method: request.method, route: route.url, code: allowed.error.code }, 'refused');
      return sendRefusal(reply, allowed.error);
    },
    handler: async (request, reply) => {
      const input = {
        params: readPart(params, request.params),
        query: readPart(query, request.query),
        body: isTooDeep(request.body) ? tooDeep : readPart(body, request.body),
      };
      if (!input.params.ok) return sendRefusal(reply, input.params.error);
      if (!input.query.ok) return sendRefusal(reply, input.query.error);
      if (!input.body.ok) return sendRefusal(reply, input.body.error);
      const result = await handle({
        params: input.params.value,
        query: input.query.value,
        body: input.body.value,
        caller: callers.get(request) ?? { kind: 'operator' },
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

const tooDeep = refuse('invalid-request', `The body is nested deeper than ${deepest} levels.`);

export function sendRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  return reply.code(refusalStatus[refused.code]).header('cache-control', 'no-store').send(refused);
}

function readPart<S extends Schema>(schema: S, value: unknown): Result<z.output<S>, Refusal> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return success(parsed.data);
  return refuse('invalid-request', 'The registry can not take this as it is.', schemaErrors(parsed.error));
}
