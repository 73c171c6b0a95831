import { addVisits, noVisits } from '@festival/release-contracts/release/addVisits';
import type { CanaryVisits, LaneVisits } from '@festival/release-contracts/release/canaryVisits';

/** Minutes per interval, and the number of intervals that are kept: two hours. */
const healthMinutes = 5;
const kept = 24;

type Count = { period: number; visits: LaneVisits };

/**
 * The counts that hosts have reported for each version in the last two hours. They are only displayed, so they are not stored: after a restart they
 * begin at zero.
 */
export type HealthLog = ReturnType<typeof healthLog>;

export function healthLog(now: () => Date) {
  const counts = new Map<string, Count[]>();
  const keyOf = (brand: string, remote: string, version: string) => `${brand} ${remote}@${version}`;
  const present = () => Math.floor(now().getTime() / (healthMinutes * 60_000));

  function add(key: string, visits: LaneVisits, period: number): void {
    const recent = (counts.get(key) ?? []).filter((count) => count.period > period - kept);
    const last = recent.at(-1);
    if (last?.period === period) last.visits = addVisits(last.visits, visits);
    else recent.push({ period, visits });
    counts.set(key, recent);
  }

  /** Versions without visits in two hours are removed from memory. */
  function forget(period: number): void {
    for (const [key, all] of counts) if ((all.at(-1)?.period ?? 0) <= period - kept) counts.delete(key);
  }

  return {
    /** Adds the counts that a host has reported. */
    count(brand: string, { trials }: CanaryVisits): void {
      const period = present();
      forget(period);
      for (const [remote, { pin, stable, canary }] of Object.entries(trials)) {
        add(keyOf(brand, remote, pin.stable), stable, period);
        if (pin.canary !== undefined) add(keyOf(brand, remote, pin.canary), canary, period);
      }
    },
    of(
      brand: string,
      remote: string,
      version: string,
    ): { sums: LaneVisits; series: { visits: number; throws: number }[] } {
      const first = present() - kept + 1;
      const recent = (counts.get(keyOf(brand, remote, version)) ?? []).filter(({ period }) => period >= first);
      const series = Array.from({ length: kept }, (_, index) => {
        const { visits, throws } = recent.find(({ period }) => period === first + index)?.visits ?? noVisits;
        return { visits, throws };
      });
      return { sums: recent.reduce((sum, { visits }) => addVisits(sum, visits), noVisits), series };
    },
  };
}
