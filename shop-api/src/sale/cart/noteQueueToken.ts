/** The queue's token, which is a string. Of an array of them, as a doubled query parameter gives, the first is taken, and that is logged [CNT-09]. */
export function noteQueueToken(
  token: string | string[] | undefined,
  log: { warn: (details: object, message: string) => void },
): string | undefined {
  if (!Array.isArray(token)) return token;
  log.warn({ tokens: token.length }, 'paymentQueueToken is an array, not a string');
  return token[0];
}
