import type { ErrorAnswer } from '@festival/shared-contracts/errors/shopError';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseTrouble, databaseTrouble } from '../database/databaseTrouble.ts';
import { ApiFailure } from './ApiFailure.ts';

/**
 * Responds to every failure in the documented shape [API-06]. An internal error is logged, and its details are not
 * sent.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) => {
    return reply.code(404).send(answer(new ApiFailure(404, 'route.not_found', 'There is nothing at this address.')));
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => failWith(error, request, reply));
}

export function failWith(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error);
  if (failure.status >= 500) request.log.error({ err: error, req: request }, 'failed');
  const retryAfter = retryAfterOf(failure);
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(failure.status).type('application/json; charset=utf-8').send(answer(failure));
}

function asFailure(error: Error & { statusCode?: number; code?: string }): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const { statusCode = 500 } = error;
  // Fastify refuses bodies that are too large, of an unknown type or not JSON, and URLs that can't be decoded.
  if (statusCode >= 400 && statusCode < 500) return new ApiFailure(statusCode, 'request.invalid', error.message);
  const trouble = databaseTrouble(error);
  if (trouble) return new ApiFailure(503, trouble, troubles[trouble]);
  return new ApiFailure(500, 'unexpected', '');
}

const troubles: Record<DatabaseTrouble, string> = {
  'database.busy': 'The record is locked by another request. Try again in a moment: nothing was changed.',
  'database.away': 'The shop can not be reached for a moment. Try again: nothing is done twice.',
  'database.read_only':
    'The shop can be looked at, but nothing can be changed for a moment. Try again: nothing is done twice.',
};

/** Seconds, as text; undefined if a retry would get the same response. */
function retryAfterOf({ status, retryAfter = status === 503 ? 2 : 0 }: ApiFailure): string | undefined {
  return retryAfter > 0 ? String(retryAfter) : undefined;
}

function answer({ code, message, values, fields }: ApiFailure): ErrorAnswer {
  return { error: { code, message, ...(values ? { values } : {}), ...(fields ? { fields } : {}) } };
}
