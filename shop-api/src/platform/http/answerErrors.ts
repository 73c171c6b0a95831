import type { ErrorAnswer } from '@festival/shared-contracts/errors/shopError';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from './ApiFailure.ts';

/** Answers every failure in the documented shape [API-06]. An error of our own is logged, and its details are not answered. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) => {
    return reply.code(404).send(answer(new ApiFailure(404, 'route.not_found', 'There is nothing at this address.')));
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => failWith(error, request, reply));
}

export function failWith(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error);
  if (failure.status >= 500) request.log.error({ err: error, req: request }, 'failed');
  if (failure.status === 503) reply.header('retry-after', '2');
  return reply.code(failure.status).type('application/json; charset=utf-8').send(answer(failure));
}

function asFailure(error: Error & { statusCode?: number; code?: string }): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const { statusCode = 500 } = error;
  // Fastify refuses bodies that are no JSON, too large or of an unknown type, and addresses that can't be decoded.
  if (statusCode >= 400 && statusCode < 500) return new ApiFailure(statusCode, 'request.invalid', error.message);
  if (isBusy(error)) {
    return new ApiFailure(
      503,
      'database.busy',
      'Somebody else changes the same thing for long. Try again in a moment: nothing was changed.',
    );
  }
  if (isAway(error)) {
    return new ApiFailure(
      503,
      'database.away',
      'The shop can not be reached for a moment. Try again: nothing is done twice.',
    );
  }
  return new ApiFailure(500, 'unexpected', '');
}

/** A row stayed locked by somebody else, or the statement took too long. */
const isBusy = ({ code = '' }: { code?: string }): boolean => code === '55P03' || code === '57014';

/** The database refuses connections, has closed them, or is starting. */
function isAway({ code = '', message }: { code?: string; message: string }): boolean {
  return (
    /^(08|53|57)[0-9A-Z]{3}$|^(ECONN|ENOENT|EPIPE)/.test(code) ||
    /Connection terminated|timeout exceeded when trying/.test(message)
  );
}

function answer({ code, message, fields }: ApiFailure): ErrorAnswer {
  return { error: fields ? { code, message, fields } : { code, message } };
}
