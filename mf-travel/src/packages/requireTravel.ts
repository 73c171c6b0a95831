import type { Result } from '@festival/shared-contracts/errors/result';

/** What the Travel API answered. @throws when it refused: the remote slot then offers a retry. */
export const requireTravel = <Value>(what: string, answer: Result<{ data: Value }>): Value => {
  if (answer.ok) return answer.value.data;
  const { code, status, requestId = 'unknown' } = answer.error;
  throw new Error(`${what} could not be read: ${code} (status ${status}, request ${requestId})`);
};
