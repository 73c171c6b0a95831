/**
 * The token of the queue. A repeated query parameter gives an array: the first one is used, and a warning is logged
 * [CNT-09].
 */
export function readQueueToken(
  token: string | string[] | undefined,
  log: { warn: (details: object, message: string) => void },
): string | undefined {
  if (!Array.isArray(token)) return token;
  log.warn({ tokens: token.length }, 'paymentQueueToken is an array, not a string');
  return token[0];
}
