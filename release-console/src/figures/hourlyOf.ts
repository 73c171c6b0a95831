import type { RemoteFigures } from '@festival/release-registry/figures/versionFigures';

type Hours = RemoteFigures['versions'][string]['hours'];

const hour = 3_600_000;

/** Each hour from the first with a visit to the last, those without a visit too. */
export function hourlyOf(hours: Hours): { visits: number; throws: number }[] {
  const first = Date.parse(hours[0]?.at ?? '');
  const last = Date.parse(hours.at(-1)?.at ?? '');
  if (Number.isNaN(first)) return [];
  const series = Array.from({ length: (last - first) / hour + 1 }, () => ({ visits: 0, throws: 0 }));
  for (const { at, visits, throws } of hours) series[(Date.parse(at) - first) / hour] = { visits, throws };
  return series;
}
