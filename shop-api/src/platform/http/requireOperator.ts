import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from './ApiFailure.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A hook that lets only the bearer of the operator's token pass; any other caller gets 401 `operator.invalid`. */
export function requireOperator(token: string): (request: FastifyRequest) => Promise<void> {
  const expected = digest(`Bearer ${token}`);
  return async ({ headers }) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      throw new ApiFailure(401, 'operator.invalid', 'Send the operator’s token as a bearer token.');
  };
}
