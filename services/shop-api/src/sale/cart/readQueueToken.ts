/**
 * Returns the token of the queue. If the query parameter is repeated, its value is an array: the first token is used,
 * and a warning is logged [CNT-09].
 */
export function readQueueToken(
  token: string | string[] | undefined,
  log: { warn: (details: object, message: string) => void },
): string | undefined {
  if (!Array.isArray(token)) return token;
  log.warn({ tokens: token.length }, 'paymentQueueToken is an array, not a string');
  return token[0];
}
