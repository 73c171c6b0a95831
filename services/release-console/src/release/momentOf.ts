/**
 * Converts the value of a date and time field, in the browser's time zone, to an ISO date; null if it is empty or in
 * the past.
 */
export function momentOf(local: string, now = Date.now()): string | null {
  const at = Date.parse(local);
  return at > now ? new Date(at).toISOString() : null;
}
