/** A share that was typed in percent, as in `10` or `12.5`, in basis points; null where it is none, nobody or everybody. */
export function basisPointsOf(percent: string): number | null {
  const typed = percent.trim().replace(',', '.');
  const points = /^\d{1,2}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
  return points > 0 ? points : null;
}
