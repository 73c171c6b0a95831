import type { RemoteFigures } from '@festival/release-registry/figures/versionFigures';

type Hours = RemoteFigures['versions'][string]['hours'];

const hour = 3_600_000;

/** The minimum number of hours in a chart, because a single hour would fill it. */
const least = 24;

/**
 * All hours up to the last one with a visit, including hours without visits. They begin at the first visit, or a day before the last if that is
 * earlier.
 */
export function hourlyOf(hours: Hours): { visits: number; throws: number }[] {
  const last = Date.parse(hours.at(-1)?.at ?? '');
  const first = Math.min(Date.parse(hours[0]?.at ?? ''), last - (least - 1) * hour);
  if (Number.isNaN(first)) return [];
  const series = Array.from({ length: (last - first) / hour + 1 }, () => ({ visits: 0, throws: 0 }));
  for (const { at, visits, throws } of hours) series[(Date.parse(at) - first) / hour] = { visits, throws };
  return series;
}
