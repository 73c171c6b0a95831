/** Converts a typed percentage such as `10` or `12.5` to basis points; null if it is not a number between 0 and 100, exclusive. */
export function basisPointsOf(percent: string): number | null {
  const typed = percent.trim().replace(',', '.');
  const points = /^\d{1,2}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
  return points > 0 ? points : null;
}
