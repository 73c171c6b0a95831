import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type HeaderName,
  headerNames,
  type ParamsOf,
  type QueryOf,
} from '@festival/shared-contracts/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiFailure } from './ApiFailure.ts';
import { compileSchema } from './compileSchema.ts';
import { isStorable } from './isStorable.ts';

/** A call parsed by the contract; amounts are in cents. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  header: (name: HeaderName) => string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Serves one endpoint of the contracts. The endpoint parses the request (otherwise 400 in the documented form [API-06]) and encodes the handler's
 * result, so an invalid response fails here and not in the browser [API-01].
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
): void {
  const { params, query, body, answer: answered } = endpoint;
  for (const schema of [params, query, body, answered]) compileSchema(schema);
  app.route({
    method: endpoint.method,
    url: `/${endpoint.service}${endpoint.path}`,
    handler: async (request, reply) => {
      const answer = await handler({
        params: parsed(params, request.params, 'path') as ParamsOf<E>,
        query: parsed(query, request.query, 'query') as QueryOf<E>,
        body: parsed(body, request.body ?? undefined, 'body') as BodyOf<E>,
        header: (name) => oneHeader(request, name),
        request,
        reply,
      });
      reply.code(endpoint.status);
      return z.encode(answered, answer as z.output<E['answer']>);
    },
  });
}

/** Parses input by its schema. Throws the documented 400. */
export function parsed<Schema extends z.core.$ZodType>(
  schema: Schema,
  given: unknown,
  where: string,
): z.output<Schema> {
  const result = z.safeParse(schema, given);
  if (!result.success) throw invalidInput(result.error.issues, where);
  if (!isStorable(result.data))
    throw new ApiFailure(400, 'request.invalid', 'The request holds characters that no text has.');
  return result.data;
}

/** The documented failure for malformed input, with a message for each path. */
function invalidInput(issues: readonly z.core.$ZodIssue[], where: string): ApiFailure {
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.map(String).join('.') || where, issue.message]));
  return new ApiFailure(400, 'request.invalid', `The ${where} of the request is not as documented.`, { fields });
}

/**
 * Headers may be stored, so their length is limited. A user token is never stored, and its length depends on its
 * claims.
 */
const longest = (name: HeaderName): number => (name === 'userToken' ? 8192 : 200);

function oneHeader(request: FastifyRequest, name: HeaderName): string | undefined {
  const value = request.headers[headerNames[name]];
  if (typeof value !== 'string' || value === '') return undefined;
  if (value.length > longest(name))
    throw new ApiFailure(400, 'request.invalid', `The header ${headerNames[name]} is too long.`);
  return value;
}
