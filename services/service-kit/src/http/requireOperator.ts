import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from './ApiFailure.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * A hook that only accepts requests with the operator's token; any other gets 401 `operator.invalid`. `tokens` contains several, separated by commas,
 * while the token is being changed.
 */
export function requireOperator(tokens: string): (request: FastifyRequest) => Promise<void> {
  const expected = tokens.split(',').map((token) => digest(`Bearer ${token}`));
  return async ({ headers }) => {
    const given = digest(headers.authorization ?? '');
    if (!expected.some((one) => timingSafeEqual(one, given)))
      throw new ApiFailure(401, 'operator.invalid', 'Send the operator’s token as a bearer token.');
  };
}
