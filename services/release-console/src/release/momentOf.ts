/** The moment of a field of date and time, in the browser's own zone, as an ISO date; null where nothing that is still to come was chosen. */
export function momentOf(local: string, now = Date.now()): string | null {
  const at = Date.parse(local);
  return at > now ? new Date(at).toISOString() : null;
}
