/** The value of a date and time field, in the browser's time zone, as an ISO date; null if it is empty or past. */
export function momentOf(local: string, now = Date.now()): string | null {
  const at = Date.parse(local);
  return at > now ? new Date(at).toISOString() : null;
}
