/** The queue's token is a string. An array of them, as a doubled query parameter gives, is taken and logged [CNT-09]. */
export function noteQueueToken(
  token: string | string[] | undefined,
  log: { warn: (details: object, message: string) => void },
): void {
  if (Array.isArray(token)) log.warn({ tokens: token.length }, 'paymentQueueToken is an array, not a string');
}
