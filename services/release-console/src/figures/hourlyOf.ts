import type { RemoteFigures } from '@festival/release-registry/figures/versionFigures';

type Hours = RemoteFigures['versions'][string]['hours'];

const hour = 3_600_000;

/** The fewest hours that a drawing has: one alone would fill it. */
const least = 24;

/** Each hour to the last with a visit, from the first on or from a day before; those without a visit too. */
export function hourlyOf(hours: Hours): { visits: number; throws: number }[] {
  const last = Date.parse(hours.at(-1)?.at ?? '');
  const first = Math.min(Date.parse(hours[0]?.at ?? ''), last - (least - 1) * hour);
  if (Number.isNaN(first)) return [];
  const series = Array.from({ length: (last - first) / hour + 1 }, () => ({ visits: 0, throws: 0 }));
  for (const { at, visits, throws } of hours) series[(Date.parse(at) - first) / hour] = { visits, throws };
  return series;
}
