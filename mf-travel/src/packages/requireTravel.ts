import type { Result } from '@festival/shared-contracts/errors/result';

/** Returns the answer of the Travel API. @throws if it is a refusal: the remote slot then offers a retry. */
export const requireTravel = <Value>(what: string, answer: Result<{ data: Value }>): Value => {
  if (answer.ok) return answer.value.data;
  const { code, status, requestId = 'unknown' } = answer.error;
  throw new Error(`${what} could not be read: ${code} (status ${status}, request ${requestId})`);
};
